/** Reads the rows of an XLSX file's first sheet as a stream; rows are not held, and everything counts against the limits. */
import { DocumentProblem } from '../document-problem.ts';
import { elementAt, elementsOf, readXml, type XmlElement } from '../read-xml.ts';
import type { RowLimits, TakeRow } from '../row-limits.ts';
import type { WorkBudget } from '../work-budget.ts';
import { type XmlEvents, XmlScanner } from '../xml-scanner.ts';
import { openZip, type ZipFile } from './open-zip.ts';
import { SharedStrings } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';

const ZIP_LIMITS = {
  /** A workbook has a dozen parts, and perhaps some pictures. */
  entries: 1_000,
  /** Enough for the parts read of a price list with a hundred thousand products. Bytes. */
  unpacked: 96 * 1024 * 1024,
};
/** Limits of the parts that list other parts. */
const INDEX_LIMITS = { bytes: 1024 * 1024, elements: 10_000, depth: 16 };
/** Excel's longest text has 32,767 characters, each of which may take up to six as an entity. */
const SCAN_LIMITS = { piece: 200_000, elements: 8_000_000, depth: 24 };

/** Passes each row to `take` until it returns false. Throws a DocumentProblem. */
export async function readXlsxRows(
  file: Uint8Array,
  limits: RowLimits,
  budget: WorkBudget,
  take: TakeRow,
): Promise<void> {
  const zip = openZip(file, ZIP_LIMITS);
  if (!zip.has('_rels/.rels')) throw new DocumentProblem('not-this-format', 'no package');
  const book = target(await relationsOf(zip, ''), 'officeDocument', '');
  if (book === undefined) throw new DocumentProblem('not-this-format', 'no workbook');
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const relations = await relationsOf(zip, book);
  const [first] = elementsOf(elementAt(await indexOf(zip, book), 'sheets'), 'sheet');
  const id = Object.entries(first?.attributes ?? {}).find(([name]) => name.endsWith(':id'))?.[1];
  const sheet = target(relations, 'worksheet', folder, id);
  if (sheet === undefined) throw new DocumentProblem('not-this-format', 'no sheet');
  const strings = new SharedStrings(limits.cellText);
  const stringsPart = target(relations, 'sharedStrings', folder);
  if (stringsPart !== undefined) await scan(zip, stringsPart, strings, budget, () => false);
  const rows = new SheetRows(limits, strings, take);
  await scan(zip, sheet, rows, budget, () => rows.isDone);
}

/** Scans until the part ends or `isDone`. What follows the rows of a sheet is not unpacked. */
async function scan(
  zip: ZipFile,
  part: string,
  events: XmlEvents,
  budget: WorkBudget,
  isDone: () => boolean,
): Promise<void> {
  const scanner = new XmlScanner(events, SCAN_LIMITS);
  const letters = new TextDecoder('utf-8', { fatal: true });
  const decode = (block?: Uint8Array): string => {
    try {
      return letters.decode(block, { stream: block !== undefined });
    } catch {
      throw new DocumentProblem('damaged', `${part} is no UTF-8`);
    }
  };
  for await (const block of zip.blocks(part)) {
    budget.check();
    scanner.write(decode(block));
    if (isDone()) return;
  }
  scanner.write(decode());
  scanner.end();
}

async function indexOf(zip: ZipFile, part: string): Promise<XmlElement> {
  const blocks: Uint8Array[] = [];
  let length = 0;
  for await (const block of zip.blocks(part)) {
    length += block.byteLength;
    if (length > INDEX_LIMITS.bytes) throw new DocumentProblem('too-complex', `${part} is too long`);
    blocks.push(block);
  }
  const read = readXml(Buffer.concat(blocks), INDEX_LIMITS);
  if (!read.ok) throw new DocumentProblem('damaged', `${part}: ${read.refusal.code}`);
  return read.value;
}

/** The relationships of a part to other parts. */
async function relationsOf(zip: ZipFile, part: string): Promise<readonly XmlElement[]> {
  const name = part.lastIndexOf('/') + 1;
  const place = `${part.slice(0, name)}_rels/${part.slice(name)}.rels`;
  return zip.has(place) ? elementsOf(await indexOf(zip, place), 'Relationship') : [];
}

/** Path of the part that a relationship of this type (and id, if given) points to. */
function target(
  relations: readonly XmlElement[],
  type: string,
  folder: string,
  id?: string,
): string | undefined {
  const path = relations.find(
    ({ attributes }) => attributes.Type?.endsWith(`/${type}`) && (id === undefined || attributes.Id === id),
  )?.attributes.Target;
  if (path === undefined) return undefined;
  return path.startsWith('/') ? path.slice(1) : folder + path;
}
