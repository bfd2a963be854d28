/** What a ZIP file says it becomes when it is unpacked, read without unpacking it. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** A comment may stand after the end. */
const LONGEST_COMMENT = 65_535;
/** Of a sheet's parts there are a dozen. */
const MOST_ENTRIES = 1_000;

/**
 * The sum over its entries; undefined where it is no plain ZIP file, or where an entry does not say its size: who
 * unpacks it then would not know where to stop.
 */
export function unpackedSize(file: Uint8Array): number | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (entries > MOST_ENTRIES) return undefined;
  let sum = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_LENGTH > file.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // Two bytes hold an empty entry; ZIP64 says all ones.
    if ((unpacked === 0 && packed > 2) || unpacked === 0xffffffff || packed === 0xffffffff) return undefined;
    sum += unpacked;
    at +=
      ENTRY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return sum;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
