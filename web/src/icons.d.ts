declare module "icon:*" {
  const shape: { d: string; size: number; lines: boolean };
  export default shape;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
