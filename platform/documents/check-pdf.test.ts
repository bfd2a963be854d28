import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf, looksLikePdf } from './check-pdf.ts';
import { DocumentProblem } from './document-problem.ts';
import { faultOfPdf } from './inspect-pdf.ts';
import { makePdf } from './make-pdf.ts';

const pdf = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
const packed = (content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Uint8Array =>
  Buffer.concat([
    Buffer.from(`1 0 obj << ${dictionary} >> stream\n`),
    deflateSync(content),
    Buffer.from('\nendstream endobj\n'),
  ]);

const faultOf = async (bytes: Uint8Array): Promise<string> =>
  checkPdf(bytes).then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof DocumentProblem) return error.fault;
      throw error;
    },
  );

test('a PDF of our own is accepted', async () => {
  const made = await makePdf({ title: 'Nota', author: 'Loja', createdAt: 0 }, function* (pen) {
    pen.newPage();
    yield;
  });
  expect(looksLikePdf(made)).toBe(true);
  expect(await faultOf(made)).toBe('accepted');
});

describe('what is no whole PDF, or is locked, is not this format', () => {
  test.each([
    ['a text', Buffer.from('olá')],
    ['a page of HTML', Buffer.from('<html>%%EOF')],
    ['one cut off', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['an encrypted one', pdf('trailer << /Encrypt 5 0 R >>')],
    ['an encrypted one, spelt otherwise', pdf('trailer << /Enc#72ypt 5 0 R >>')],
  ])('%s', async (_, bytes) => expect(await faultOf(bytes)).toBe('not-this-format'));
});

describe('what runs or hides something is refused', () => {
  test.each([
    ['a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script, spelt otherwise', pdf('<< /S /Java#53cript >>')],
    ['a program', pdf('<< /S /Launch /F (cmd.exe) >>')],
    ['a file within', pdf('<< /Names << /EmbeddedFiles 3 0 R >> >>')],
    ['a player', pdf('<< /Subtype /RichMedia >>')],
    ['a form that computes', pdf('<< /AcroForm << /XFA 4 0 R >> >>')],
    ['a script in a packed object', pdf(packed('1 0 << /S /JavaScript >>'))],
    [
      'a script in a packed object, spelt otherwise',
      pdf(packed('x', '/Type /#4FbjStm /Filter /FlateDecode'), packed('<< /S /Java#53cript >>')),
    ],
  ])('%s', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));
});

test('words that only resemble the forbidden ones are fine', async () => {
  expect(await faultOf(pdf('(JavaScript) Tj /Launcher /XFAB', packed('texto')))).toBe('accepted');
});

test.each([
  ['packed otherwise', pdf(packed('x', '/Type /ObjStm /Filter /LZWDecode'))],
  ['packed wrongly', pdf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\nxxxx\nendstream')],
  ['a bomb', pdf(packed('\0'.repeat(40 * 1024 * 1024)))],
])('objects that cannot be read are refused: %s', async (_, bytes) =>
  expect(await faultOf(bytes)).toBe('too-complex'),
);

describe('an object stream cannot be hidden', () => {
  const script = deflateSync('<< /S /JavaScript >>');
  const stream = (header: string, content: Uint8Array = script) =>
    pdf(`1 0 obj ${header} stream\n`, content, '\nendstream endobj\n');
  test.each([
    ['behind a string', stream('<< /Type /ObjStm /Filter /FlateDecode /X (a obj) >>')],
    [
      'behind a long dictionary',
      stream(`<< /Type /ObjStm /Filter /FlateDecode /X (${'x'.repeat(5_000)}) >>`),
    ],
    ['without its type', stream('<< /N 1 /First 0 /Filter /FlateDecode >>')],
    ['by the short name of its filter', stream('<< /Type /ObjStm /Filter [/Fl] >>')],
    [
      'after a string that looks like a stream',
      pdf('1 0 obj (>> stream\n) endobj\n', packed('<< /S /JavaScript >>')),
    ],
    ['in another stream', pdf('1 0 obj << >> stream\n', packed('<< /S /JavaScript >>'))],
    [
      'behind another line end',
      pdf('1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\r', script, '\rendstream'),
    ],
  ])('%s', async (_, bytes) => expect(await faultOf(bytes)).toBe('damaged'));

  test.each([
    ['a second filter', stream('<< /Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode] >>')],
    ['a predictor', stream('<< /Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>')],
  ])('by %s', async (_, bytes) => expect(await faultOf(bytes)).toBe('too-complex'));
});

test('streams of other kinds are left alone, also behind an outline', async () => {
  const picture = '3 0 obj << /Subtype /Image /Filter /DCTDecode >> stream\nxx\nendstream endobj\n';
  expect(await faultOf(pdf('2 0 obj << /First 4 0 R /N 5 >> endobj\n', picture))).toBe('accepted');
});

/** A search for the end of each of 700,000 streams read 5 MB anew for each: twenty minutes. */
test.each([
  ['beginnings', '<< >> stream\n'],
  ['ends', 'endstream\n'],
  ['short streams', '<< >> stream\nendstream\n'],
  ['codes', '#41'],
])('five megabytes of %s are read in linear time', (_, part) => {
  const bytes = pdf(part.repeat(Math.floor((5 * 1024 * 1024) / part.length)));
  const before = process.cpuUsage();
  faultOfPdf(bytes);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(3_000_000);
});
