import { describe, expect, it } from "vitest";
import { firstNames, languageFor, LANGUAGES, nameOf } from "../src/words/languages";

describe("a language", () => {
  it("is found for whoever reads it or would rather read it than another, and is English for everybody else", () => {
    expect(["ru-RU", "uk", "en-GB", "tlh"].map((each) => languageFor([each]))).toEqual(["ru", "ru", "en", "en"]);
    expect(languageFor(["en-GB", "ru"])).toBe("ru");
    expect(languageFor([])).toBe("en");
  });

  it("calls itself by its own name, and has a name for every bot", () => {
    expect(LANGUAGES.map(nameOf)).toEqual(["Русский", "English"]);
    expect(new Set(LANGUAGES.map((lang) => firstNames(lang).length)).size).toBe(1);
  });
});
