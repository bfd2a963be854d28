/** Reliability T48. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementAt, elementsOf, readXml, textAt } from './read-xml.ts';

const LIMITS = { bytes: 10_000, elements: 50, depth: 5 };
const read = (xml: string, limits = LIMITS) => readXml(Buffer.from(xml), limits);
const problem = (xml: string): string | undefined => {
  const result = read(xml);
  return result.ok ? undefined : result.refusal.code;
};

test('elements, attributes and text, by their names without prefix', () => {
  const result = read(
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- nota --><n:a xmlns:n="x" Id='NFe1'>
      <b>um &amp; dois &#233; &#xE9;<![CDATA[<c>]]></b><b/><c><d> ok </d></c></n:a>\n`,
  );
  if (!result.ok) throw new Error(result.refusal.code);
  const root = result.value;
  expect([root.name, root.attributes.Id]).toEqual(['a', 'NFe1']);
  expect(elementsOf(root, 'b').map(({ text }) => text)).toEqual(['um & dois é é<c>', '']);
  expect(textAt(root, 'c/d')).toBe('ok');
  expect(elementAt(root, 'c/e')).toBeUndefined();
});

describe('nothing that grows or reaches outside is read', () => {
  test.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a file from elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['a bomb', '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><a>&z;</a>'],
    ['an entity that nobody declared', '<a>&xxe;</a>'],
    ['an entity with a name that every object knows', '<a>&constructor;</a>'],
    ['an entity without end', '<a>&amp</a>'],
    ['an entity that ends far away', '<a>&amp             ;</a>'],
    ['a sign that is none', '<a>&#0;</a>'],
    ['an instruction', '<a><?php echo 1 ?></a>'],
    ['another instruction first', '<?xml-stylesheet href="x"?><a/>'],
    ['a declaration that comes late', '<!-- x --><?xml version="1.0"?><a/>'],
  ])('%s', (_, xml) => {
    expect(problem(xml)).toBe('xml-forbidden');
  });
});

test.each([
  '',
  'text',
  '<a>',
  '</a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a/>after',
  '<a b>x</a>',
  '<a b="1>x</a>',
  '<a',
  '<![CDATA[x]]>',
  '<a><!-- </a>',
  '<a><!-- a -- b --></a>',
  '<a>]]></a>',
  '<1a/>',
  '<a 1b="c"/>',
  '<a b="1" b="2"/>',
  '<a>\u0001</a>',
  '<a>\uffff</a>',
])('%j is no document', (xml) => {
  expect(problem(xml)).toBe('xml-malformed');
});

test('bytes that are no UTF-8 are no document', () => {
  expect(readXml(Buffer.from('<a>\xe9</a>', 'latin1'), LIMITS)).toEqual({
    ok: false,
    refusal: { code: 'xml-malformed' },
  });
});

test.each([
  ['bytes', `<a>${'x'.repeat(10_001)}</a>`],
  ['elements', `<a>${'<b/>'.repeat(50)}</a>`],
  ['attributes of one element', `<a ${Array.from({ length: 50 }, (_, index) => `b${index}=""`).join(' ')}/>`],
  ['attributes of many elements', `<a>${'<b c="" d=""/>'.repeat(17)}</a>`],
  ['depth', `${'<a>'.repeat(6)}${'</a>'.repeat(6)}`],
])('more %s than allowed are refused', (_, xml) => {
  expect(problem(xml)).toBe('xml-too-large');
});

test('any text gives a value or a refusal, and is never slow', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    'a',
    ' b="c"',
    '&amp;',
    '&',
    ';',
    '<!--',
    '-->',
    '<a>',
    '</a>',
    '"',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(typeof read(pieces.join('')).ok).toBe('boolean');
    }),
  );
  const long = `<a ${'b="c" '.repeat(1_000)}`;
  // The fastest of five runs: other load on the machine only adds time.
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    read(long);
    read(`<a>${'&'.repeat(9_000)}`);
    read('<'.repeat(9_000));
    return performance.now() - before;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});
