import { describe, expect, test } from 'vitest';
import { anNfe, nfeKey } from '../testing/an-nfe.ts';
import { hasSamples, sample, sampleNames } from '../testing/nfe-samples.ts';
import { MOST_NFE_BYTES, readNfe } from './read-nfe.ts';

const read = (xml: string) => readNfe(Buffer.from(xml));
const outcome = (xml: string) => {
  const result = read(xml);
  return result.ok ? 'read' : result.refusal.code;
};

test('a document says who sold what to whom', () => {
  const result = read(anNfe({ products: ['Martelo', 'Prego & cia'.replace('&', '&amp;')] }));
  expect(result).toMatchObject({
    ok: true,
    value: {
      key: nfeKey(),
      number: 1,
      series: 1,
      nature: 'Venda',
      forTest: false,
      issuer: { document: '11222333000181', name: 'LOJA EXEMPLO LTDA', city: 'São Paulo' },
      recipient: { document: '52998224725' },
      lines: [{ name: 'Martelo', taxSituation: '000', total: '25.00' }, { name: 'Prego & cia' }],
      totals: { total: '25.00' },
      protocol: { number: '135260000000001', at: '2026-11-20T14:33:00-03:00' },
    },
  });
});

test('it is read also before it is authorised, and on its own', () => {
  const bare = anNfe({ protocol: false });
  expect(read(bare)).toMatchObject({ ok: true });
  expect(read(bare)).not.toHaveProperty('value.protocol');
  expect(outcome(bare.replace(/<\/?nfeProc[^>]*>/g, ''))).toBe('read');
});

describe('what is no NF-e is refused', () => {
  test.each([
    ['another document', '<CTe/>', 'not-an-nfe'],
    ['a page', '<html><body>oi</body></html>', 'not-an-nfe'],
    ['an NFC-e', anNfe({ model: '65' }), 'not-an-nfe'],
    ['another layout', anNfe().replaceAll('versao="4.00"', 'versao="3.10"'), 'not-an-nfe'],
    ['one without products', anNfe({ products: [] }), 'not-an-nfe'],
    ['one without a total', anNfe({ total: 'x' }), 'not-an-nfe'],
    ['one of no day', anNfe().replace('2026-11-20T14:32:00-03:00', 'ontem'), 'not-an-nfe'],
    ['too many products', anNfe({ products: Array(991).fill('x') }), 'not-an-nfe'],
    ['another check digit', anNfe().replaceAll(nfeKey(), `${nfeKey().slice(0, 43)}x`), 'nfe-key-invalid'],
    ['the key of another number', anNfe().replace('<nNF>1<', '<nNF>2<'), 'nfe-key-invalid'],
    ['the key of another issuer', anNfe().replace('<CNPJ>11', '<CNPJ>12'), 'nfe-key-invalid'],
    ['the proof of another', anNfe().replace(/<chNFe>\d/, '<chNFe>9'), 'nfe-key-invalid'],
    ['one that was denied', anNfe().replace('<cStat>100', '<cStat>302'), 'nfe-not-authorised'],
    ['a document type', `<!DOCTYPE x>${anNfe()}`.replace(/<\?.*\?>/, ''), 'xml-forbidden'],
    ['half a document', anNfe().slice(0, 900), 'xml-malformed'],
    ['too much', anNfe({ note: 'x'.repeat(MOST_NFE_BYTES) }), 'xml-too-large'],
  ])('%s', (_, xml, code) => {
    expect(outcome(xml)).toBe(code);
  });
});

describe.runIf(hasSamples)('the collected documents', () => {
  test.each(sampleNames)('%s is read', (name) => {
    const result = readNfe(sample(name));
    const lines = Number(/_(\d\d)_ite/.exec(name)?.[1] ?? 1);
    expect(result).toMatchObject({ ok: true, value: { forTest: true } });
    if (result.ok) expect(result.value.lines).toHaveLength(lines);
  });
});
