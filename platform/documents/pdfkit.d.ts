/** The part of `pdfkit` that we use; the package has no types. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak: false;
    readonly characterSpacing?: number;
  }
  class PDFDocument {
    constructor(options: {
      readonly autoFirstPage: false;
      readonly size: 'A4';
      readonly margin: 0;
      readonly info: Readonly<Record<string, string | Date>>;
      readonly lang: string;
      readonly displayTitle: boolean;
    });
    addPage(): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    dash(length: number, options: { readonly space: number }): this;
    undash(): this;
    strokeColor(colour: string): this;
    fillColor(colour: string): this;
    stroke(): this;
    fill(): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { readonly origin: readonly [number, number] }): this;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
  export default PDFDocument;
}
