declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** The OpenType features of the subset. */
    readonly keepFeatures: readonly string[];
    /** Without the glyphs that only features reach. */
    readonly noLayoutClosure: boolean;
    readonly dropTables: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
