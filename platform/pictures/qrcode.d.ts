/** The part of `qrcode` that we use; the package has no types. */
declare module 'qrcode' {
  namespace QRCode {
    interface Modules {
      readonly size: number;
      get(row: number, column: number): boolean | 0 | 1;
    }
    function create(
      text: string,
      options: { readonly errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { readonly modules: Modules };
  }
  export default QRCode;
}
