/** Spreadsheets that are made to hold a server up: small to send, costly to read. */
import { type ZipEntry, zipOf } from '#platform/documents/testing/zip-of.ts';
import type { SheetRefusal } from '../../../contract/quick-order/quick-order-texts.ts';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const text = (content: string): Buffer => Buffer.from(content);

/** The parts of a workbook of one sheet. */
export const workbookAround = (sheet: Buffer | string, strings?: string): ZipEntry[] => [
  {
    name: '[Content_Types].xml',
    content: text(
      `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
  },
  {
    name: '_rels/.rels',
    content: text(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
  },
  {
    name: 'xl/workbook.xml',
    content: text(
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="Pedido" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: text(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>${
        strings === undefined
          ? ''
          : `<Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>`
      }</Relationships>`,
    ),
  },
  ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: text(strings) }]),
  { name: 'xl/worksheets/sheet1.xml', content: typeof sheet === 'string' ? text(sheet) : sheet },
];

export const sheetOf = (rows: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${SPREADSHEET}">${before}<sheetData>${rows}</sheetData></worksheet>`;

const xlsx = (sheet: Buffer | string, strings?: string): Buffer => zipOf(workbookAround(sheet, strings));

const stringsOf = (items: string): string => `<sst xmlns="${SPREADSHEET}">${items}</sst>`;

const inline = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const numbered = (count: number, row: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join('');

const HEADER = `<row r="1">${inline('Código')}${inline('Quantidade')}</row>`;
const ORDER = `${HEADER}<row r="2">${inline('ARROZ-5')}<c><v>2</v></c></row>`;

const MEGABYTE = 1024 * 1024;

interface HostileSheet {
  readonly file: () => Buffer;
  /** Why it is refused; `read` if it must be read, and yields the order's one line. */
  readonly outcome: SheetRefusal | 'read';
}

export const hostileXlsx = {
  'a bomb that says what it is': {
    file: () => xlsx(Buffer.alloc(200 * MEGABYTE)),
    outcome: 'sheet-too-complex',
  },
  'a bomb that says it is small': {
    file: () =>
      zipOf(
        workbookAround(Buffer.alloc(100 * MEGABYTE)).map((entry) =>
          entry.name.includes('sheet1') ? { ...entry, claimed: 1_000 } : entry,
        ),
      ),
    outcome: 'sheet-damaged',
  },
  'a bomb that says it is nothing': {
    file: () =>
      zipOf(
        workbookAround(Buffer.alloc(100 * MEGABYTE)).map((entry) =>
          entry.name.includes('sheet1') ? { ...entry, claimed: 0 } : entry,
        ),
      ),
    outcome: 'sheet-damaged',
  },
  'a ZIP file in place of its sheet': {
    file: () => xlsx(xlsx(sheetOf(ORDER))),
    outcome: 'sheet-damaged',
  },
  'entries that share their bytes': {
    file: () =>
      zipOf([
        ...workbookAround(sheetOf(ORDER)),
        { name: 'xl/media/0', content: Buffer.alloc(50_000) },
        ...Array.from(
          { length: 900 },
          (_, index): ZipEntry => ({
            name: `xl/media/${index + 1}`,
            content: Buffer.alloc(50_000),
            sameAs: 6,
          }),
        ),
      ]),
    outcome: 'sheet-damaged',
  },
  'entries without number': {
    file: () =>
      zipOf([
        ...workbookAround(sheetOf(ORDER)),
        ...Array.from(
          { length: 20_000 },
          (_, index): ZipEntry => ({ name: `x${index}`, content: Buffer.alloc(0), method: 0 }),
        ),
      ]),
    outcome: 'sheet-too-complex',
  },
  'two entries of one name': {
    file: () => {
      const entries = workbookAround(sheetOf(ORDER));
      return zipOf([...entries, ...entries.slice(-1)]);
    },
    outcome: 'sheet-damaged',
  },
  'an encrypted entry': {
    file: () => zipOf(workbookAround(sheetOf(ORDER)).map((entry) => ({ ...entry, flags: 1 }))),
    outcome: 'sheet-damaged',
  },
  'a cell in the last column of each row': {
    file: () =>
      xlsx(sheetOf(numbered(100_000, (row) => `<row r="${row}"><c r="XFD${row}"><v>1</v></c></row>`))),
    outcome: 'sheet-empty',
  },
  'all columns filled in many rows': {
    file: () => xlsx(sheetOf(numbered(150, () => `<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`))),
    outcome: 'sheet-too-complex',
  },
  'rows without number': {
    file: () => xlsx(sheetOf('<row/>'.repeat(2_000_000))),
    outcome: 'sheet-too-complex',
  },
  'a row at the very end': {
    file: () => xlsx(sheetOf(`<row r="1048576">${inline('ARROZ-5')}<c><v>2</v></c></row>`)),
    outcome: 'read',
  },
  'a row beyond the end': {
    file: () => xlsx(sheetOf(`<row r="99999999999">${inline('ARROZ-5')}<c><v>2</v></c></row>`)),
    outcome: 'sheet-damaged',
  },
  'shared strings without number': {
    file: () => xlsx(sheetOf(ORDER), stringsOf('<si><t/></si>'.repeat(4_000_000))),
    outcome: 'sheet-too-complex',
  },
  'a shared string of many runs': {
    file: () => xlsx(sheetOf(ORDER), stringsOf(`<si>${'<r><t>a</t></r>'.repeat(3_000_000)}</si>`)),
    outcome: 'sheet-damaged',
  },
  'one long string in every row': {
    file: () =>
      xlsx(
        sheetOf(
          `<row/>`.repeat(10) + '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(150_000),
        ),
        stringsOf(`<si><t>${'a'.repeat(32_000)}</t></si>`),
      ),
    outcome: 'sheet-too-many-lines',
  },
  'entities that grow': {
    file: () =>
      xlsx(
        `<!DOCTYPE a [<!ENTITY b "${'b'.repeat(10_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>${sheetOf(`<row>${inline('&c;')}</row>`)}`,
      ),
    outcome: 'sheet-damaged',
  },
  'elements within elements': {
    file: () => xlsx(sheetOf(ORDER, '<a>'.repeat(2_000_000))),
    outcome: 'sheet-damaged',
  },
  'an attribute of 50 MB': {
    file: () => xlsx(sheetOf(`<row><c r="A1" x="${'a'.repeat(50 * MEGABYTE)}"><v>1</v></c></row>`)),
    outcome: 'sheet-damaged',
  },
  'an attribute without end': {
    file: () => xlsx(`${sheetOf('').slice(0, -30)}<row x="${'a'.repeat(50 * MEGABYTE)}`),
    outcome: 'sheet-damaged',
  },
  'attributes without number': {
    file: () => xlsx(sheetOf(`<row${numbered(1_500_000, (at) => ` a${at}=""`)}/>`)),
    outcome: 'sheet-damaged',
  },
  'a comment of 50 MB': {
    file: () => xlsx(sheetOf(ORDER, `<!--${'a'.repeat(50 * MEGABYTE)}-->`)),
    outcome: 'sheet-damaged',
  },
  'a text of 50 MB in one cell': {
    file: () => xlsx(sheetOf(`<row>${inline('a'.repeat(50 * MEGABYTE))}<c><v>2</v></c></row>`)),
    outcome: 'sheet-damaged',
  },
  'a number of 50 MB': {
    file: () => xlsx(sheetOf(`<row><c><v>${'9'.repeat(50 * MEGABYTE)}</v></c></row>`)),
    outcome: 'sheet-damaged',
  },
  'a formula of 50 MB': {
    file: () =>
      xlsx(sheetOf(`<row>${inline('A')}<c><f>${'1+'.repeat(25 * MEGABYTE)}1</f><v>2</v></c></row>`)),
    outcome: 'sheet-damaged',
  },
  'a sheet that breaks off': {
    file: () => xlsx(sheetOf(ORDER).slice(0, -30)),
    outcome: 'sheet-damaged',
  },
  'no sheet at all': {
    file: () => zipOf([{ name: 'leia-me.txt', content: text('oi') }]),
    outcome: 'sheet-unreadable',
  },
  'a sheet that says it is huge': {
    file: () => xlsx(sheetOf(ORDER, '<dimension ref="A1:XFD1048576"/>')),
    outcome: 'read',
  },
  'cells merged a million times': {
    file: () =>
      xlsx(
        sheetOf(ORDER).replace(
          '</worksheet>',
          `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000_000)}</mergeCells></worksheet>`,
        ),
      ),
    outcome: 'read',
  },
  'formulas with their values': {
    file: () =>
      xlsx(
        sheetOf(
          `${HEADER}<row r="2"><c t="str"><f>"ARROZ-"&amp;5</f><v>ARROZ-5</v></c><c><f>1+1</f><v>2</v></c></row>`,
        ),
      ),
    outcome: 'read',
  },
} as const satisfies Readonly<Record<string, HostileSheet>>;

export const hostileCsv = {
  'a quote that is never closed': {
    file: () => text(`sku;qtd\nA;1\n"${'a'.repeat(4_900_000)}`),
    outcome: 'sheet-damaged',
  },
  'a quote that is closed in the end': {
    file: () => text(`sku;qtd\n"${'A;1\n'.repeat(1_200_000)}";2`),
    outcome: 'sheet-damaged',
  },
  'one line of 5 MB': { file: () => text('a'.repeat(5_000_000)), outcome: 'sheet-damaged' },
  'one line of cells': { file: () => text(';'.repeat(5_000_000)), outcome: 'sheet-damaged' },
  'lines of quotes': { file: () => text('""""""""\n'.repeat(500_000)), outcome: 'sheet-too-many-lines' },
  'empty lines': { file: () => text('\n'.repeat(5_000_000)), outcome: 'sheet-too-complex' },
  'lines of empty cells': { file: () => text(';;;;;;;;\n'.repeat(550_000)), outcome: 'sheet-too-complex' },
  'lines of many cells': {
    file: () => text(`${';'.repeat(49_000)}\n`.repeat(100)),
    outcome: 'sheet-too-complex',
  },
  'no text': { file: () => Buffer.from([0x41, 0x3b, 0x31, 0x00]), outcome: 'sheet-unreadable' },
  'an older Excel’s bytes': {
    file: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000)]),
    outcome: 'sheet-old-format',
  },
  'UTF-16 as Excel writes it': {
    file: () =>
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('Código\tQuantidade\r\nARROZ-5\t2\r\n', 'utf16le'),
      ]),
    outcome: 'read',
  },
  'UTF-16 from the other end': {
    file: () =>
      Buffer.concat([
        Buffer.from([0xfe, 0xff]),
        Buffer.from('Código;Quantidade\r\nARROZ-5;2\r\n', 'utf16le').swap16(),
      ]),
    outcome: 'read',
  },
  'a mark of its letters': { file: () => text('\uFEFFCódigo;Quantidade\nARROZ-5;2\n'), outcome: 'read' },
  'the older letters of Brazilian Excel': {
    file: () => Buffer.from('Código;Quantidade\r\nARROZ-5;2\r\n', 'latin1'),
    outcome: 'read',
  },
} as const satisfies Readonly<Record<string, HostileSheet>>;
