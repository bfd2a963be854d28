import QRCode, { type BitMatrix } from 'qrcode';

/** Width of the light margin that readers need to find the code. Modules. */
const QUIET_ZONE = 4;

/** A QR code as an SVG of one path: sharp at every size, and small enough to embed in a response. */
export function qrSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; ) {
      const run = darkRun(modules, row, column);
      if (run > 0) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${run}v1h-${run}z`;
      column += run + 1;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}

/** Number of consecutive dark modules from here. */
function darkRun(modules: BitMatrix, row: number, from: number): number {
  let column = from;
  while (column < modules.size && modules.get(row, column)) column += 1;
  return column - from;
}
