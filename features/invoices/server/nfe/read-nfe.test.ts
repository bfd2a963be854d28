import { describe, expect, test } from 'vitest';
import { moneyOf } from '../../domain/nfe/decimal.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { anNfe, nfeKey } from '../testing/an-nfe.ts';
import { hasSamples, sample, sampleNames } from '../testing/nfe-samples.ts';
import { MAX_NFE_BYTES, readNfe } from './read-nfe.ts';

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

test('what was authorised for a test alone is one, whatever it says of itself', () => {
  const [head, proof] = anNfe().split('<protNFe');
  const tested = `${head}<protNFe${proof?.replace('<tpAmb>1', '<tpAmb>2')}`;
  expect(read(tested)).toMatchObject({ ok: true, value: { forTest: true } });
});

test.each([
  ['1', 'normal'],
  ['2', 'complement'],
  ['3', 'adjustment'],
  ['4', 'return'],
  ['5', 'adjustment'],
  ['6', 'adjustment'],
])('finNFe %s is %s', (purpose, expected) => {
  expect(read(anNfe({ purpose }))).toMatchObject({ ok: true, value: { purpose: expected } });
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
    ['the key of another month', anNfe().replace('<dhEmi>2026-11', '<dhEmi>2026-10'), 'nfe-key-invalid'],
    ['the key of another code', anNfe().replace('<cNF>1', '<cNF>2'), 'nfe-key-invalid'],
    ['the key of a contingency', anNfe().replace('<tpEmis>1', '<tpEmis>6'), 'nfe-key-invalid'],
    ['two in one', anNfe().replace('<NFe>', '<NFe></NFe><NFe>'), 'not-an-nfe'],
    ['two proofs', anNfe().replace('</nfeProc>', '<protNFe/></nfeProc>'), 'not-an-nfe'],
    ['the proof of another', anNfe().replace(/<chNFe>\d/, '<chNFe>9'), 'nfe-key-invalid'],
    ['one that was denied', anNfe().replace('<cStat>100', '<cStat>302'), 'nfe-not-authorised'],
    ['a document type', `<!DOCTYPE x>${anNfe()}`.replace(/<\?.*\?>/, ''), 'xml-forbidden'],
    ['half a document', anNfe().slice(0, 900), 'xml-malformed'],
    ['too much', anNfe({ note: 'x'.repeat(MAX_NFE_BYTES) }), 'xml-too-large'],
  ])('%s', (_, xml, code) => {
    expect(outcome(xml)).toBe(code);
  });
});

describe.runIf(hasSamples)('the collected documents', () => {
  const nfeOf = (name: string): Nfe => {
    const result = readNfe(sample(name));
    if (!result.ok) throw new Error(result.refusal.code);
    return result.value;
  };
  const sumOf = (amounts: readonly string[]): number =>
    amounts.reduce((sum, amount) => sum + (moneyOf(amount) ?? Number.NaN), 0);

  test.each(sampleNames)('%s is read', (name) => {
    const nfe = nfeOf(name);
    const lines = Number(/_(\d\d)_ite/.exec(name)?.[1] ?? 1);
    expect(nfe).toMatchObject({ forTest: true, purpose: 'normal', direction: 'out' });
    expect(nfe.lines).toHaveLength(lines);
  });

  /** Without the reader: by the tags in the file. */
  test.each(sampleNames)('%s is read as it is written', (name) => {
    const nfe = nfeOf(name);
    const xml = sample(name).toString();
    const within = (tag: string, text = xml): string =>
      new RegExp(`<${tag}[ >][^]*?</${tag}>`).exec(text)?.[0] ?? '';
    const all = (tag: string, text: string): string[] =>
      [...text.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);
    const products = [...xml.matchAll(/<prod>[\s\S]*?<\/prod>/g)].map(([product]) => product).join('');
    expect(nfe.key).toBe(/Id="NFe(\w{44})"/.exec(xml)?.[1]);
    expect(nfe.protocol?.number ?? '').toBe(all('nProt', xml)[0] ?? '');
    expect([nfe.issuer.document]).toEqual(all('CNPJ', within('emit')).slice(0, 1));
    expect([nfe.recipient.document]).toEqual(
      [...all('CNPJ', within('dest')), ...all('CPF', within('dest'))].slice(0, 1),
    );
    expect(nfe.lines.map(({ code }) => code)).toEqual(all('cProd', products));
    expect(nfe.lines.map(({ quantity }) => quantity)).toEqual(all('qCom', products));
    expect(nfe.lines.map(({ total }) => total)).toEqual(all('vProd', products));
    expect(nfe.instalments.map(({ due }) => due)).toEqual(all('dVenc', xml));
    expect(nfe.instalments.map(({ amount }) => amount)).toEqual(all('vDup', xml));
    const sums = within('ICMSTot');
    for (const [tag, amount] of [
      ['vNF', nfe.totals.total],
      ['vProd', nfe.totals.products],
      ['vST', nfe.totals.icmsSubstitute],
      ['vIPI', nfe.totals.ipi],
      ['vDesc', nfe.totals.discount],
      ['vFrete', nfe.totals.freight],
    ] as const)
      expect([amount]).toEqual(all(tag, sums));
  });

  // The sample with IBS and CBS has fewer products than the original.
  const whole = sampleNames.filter((name) => !name.includes('ibs_cbs'));
  test.each(whole)('the products of %s come to its total, and its instalments to its bill', (name) => {
    const { lines, totals, instalments, bill } = nfeOf(name);
    expect(sumOf(lines.map(({ total }) => total))).toBe(moneyOf(totals.products));
    if (bill !== undefined) expect(sumOf(instalments.map(({ amount }) => amount))).toBe(moneyOf(bill.net));
  });

  test('the taxes of 2026 are read, of all and of a product', () => {
    const { totals, lines } = nfeOf('nfeproc_reforma_tributaria_ibs_cbs.xml');
    expect(totals.reform).toEqual({
      base: '2000.50',
      ibsState: '30',
      ibsCity: '40',
      ibs: '50',
      cbs: '87.29',
      selective: '1000',
      total: '5000',
    });
    expect(lines[0]?.reform).toEqual({
      taxSituation: '000',
      classification: '000001',
      base: '800',
      ibs: '0',
      cbs: '101',
      selective: '150',
    });
  });
});
