import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';
import { makePdf } from './make-pdf.ts';
import { pdfText } from './pdf-text.ts';
import { PAGE } from './pen.ts';
import { readPdf } from './testing/read-pdf.ts';
import { cutText, wrapText } from './wrap-text.ts';

const about = { title: 'Prova', author: 'Loja', createdAt: Date.UTC(2026, 10, 22) };
const monospaced = (text: string) => text.length;

test('what is rendered can be read back, page by page', async () => {
  const file = await makePdf(about, function* (pen) {
    pen.newPage();
    pen.text('Ação & “preço” – € 10', { x: 20, y: 30, width: 300 }, { size: 10 });
    yield;
    pen.newPage();
    pen.text('à direita', { x: 20, y: 40, width: 100, align: 'right' }, { size: 10, bold: true });
  });
  const pages = readPdf(file);
  expect(pages.map((page) => page.map(({ text }) => text))).toEqual([
    ['Ação & “preço” – € 10'],
    ['à direita'],
  ]);
  expect(pages[0]?.[0]).toMatchObject({ x: 20, size: 10 });
  expect(pages[1]?.[0]?.x).toBeGreaterThan(70);
  expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['Pão de queijo', 'Pão de queijo'],
  ['Ｐreço ﬁxo', 'Preço fixo'],
  ['ł ≥ 漢', '? ? ?'],
  ['a\u0301', 'á'],
  ['tab\there', 'tab here'],
  ['\u202Enormal', '?normal'],
])('%j is written %j', (text, written) => {
  expect(pdfText(text)).toBe(written);
});

test('every text is broken into lines that fit, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrapText(text, width, monospaced);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('what is cut ends with an ellipsis', () => {
  expect(cutText('quinze letras..', 15, monospaced)).toBe('quinze letras..');
  expect(cutText('quinze letras..', 8, monospaced)).toBe('quinze…');
});

/** Computed by hand: start C, the pair of digits, the check symbol and the stop. */
test('digits are written two to a sign, with the check of the standard', () => {
  const bars = code128('12');
  // Start C (105), 12, check (105 + 12) % 103 = 14, stop.
  expect(bars.join('')).toBe(`211232${'112232'}${'122231'}2331112`);
  for (const digits of ['35', '3525', '15250711222333000181550010006643501427015089']) {
    expect(code128(digits)).toHaveLength(6 + 3 * digits.length + 6 + 7);
  }
});

/** Symbol values by bar widths, derived from known bars: in set C two digits are their own value. */
const signs = new Map<string, number>(
  Array.from({ length: 100 }, (_, value) => [
    code128(String(value).padStart(2, '0')).slice(6, 12).join(''),
    value,
  ]),
);
for (const [sign, value] of [
  ['114131', 100],
  ['311141', 101],
  ['411131', 102],
  ['211214', 104],
  ['211232', 105],
] as const)
  signs.set(sign, value);

/** Decodes bars as a scanner does; throws on an unknown symbol or a wrong check symbol. */
function readBack(bars: readonly number[]): string {
  const values = (bars.slice(0, -7).join('').match(/.{6}/g) ?? []).map((sign) => {
    const value = signs.get(sign);
    if (value === undefined) throw new Error(`no sign: ${sign}`);
    return value;
  });
  const check = values.pop();
  const sum = values.reduce((total, value, place) => total + value * Math.max(1, place), 0);
  if (sum % 103 !== check) throw new Error('wrong check');
  let inPairs = values[0] === 105;
  let text = '';
  for (const value of values.slice(1)) {
    if (inPairs && value === 100) inPairs = false;
    else if (!inPairs && value === 99) inPairs = true;
    else text += inPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

test('whatever is rendered is read again, also a key with letters', () => {
  const key = fc.string({
    unit: fc.constantFrom(...'0123456789012345678901234567890123456789ABCXYZ'),
    minLength: 1,
    maxLength: 44,
  });
  fc.assert(
    fc.property(key, (text) => {
      expect(readBack(code128(text))).toBe(text);
    }),
  );
  expect(readBack(code128('35260712ABC34501DE35550010000000011000000014'))).toBe(
    '35260712ABC34501DE35550010000000011000000014',
  );
  // Switching sets pays off: set B alone would need 44 symbols.
  expect(code128('35260712ABC34501DE35550010000000011000000014').length).toBeLessThan(6 * 34);
});

test('two are rendered at a time, and too many waiting are refused', async () => {
  const draw = function* () {};
  const made = Array.from({ length: 60 }, () =>
    makePdf(about, (pen) => {
      pen.newPage();
      return draw();
    }).then(
      () => 'made',
      (error: Error) => error.name,
    ),
  );
  const outcomes = await Promise.all(made);
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(42);
  expect(outcomes.filter((outcome) => outcome === 'Overloaded')).toHaveLength(18);
});

test('a page is A4', () => {
  expect([PAGE.width, PAGE.height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297]);
});
