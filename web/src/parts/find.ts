/** Looking for something by its name: letters large or small, «ё» or «е». */
const fold = (text: string): string => text.toLocaleLowerCase().replaceAll("ё", "е");

/** Whether any of the texts holds what is wanted; whoever wants nothing finds everything. */
export const finds = (wanted: string, ...texts: readonly string[]): boolean => {
  const needle = fold(wanted.trim());
  return texts.some((text) => fold(text).includes(needle));
};
