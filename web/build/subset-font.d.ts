declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Readonly<Record<string, number>>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
