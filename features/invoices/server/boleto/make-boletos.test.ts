import { expect, test } from 'vitest';
import { makeBoleto } from '#features/payments/domain/boleto/make-boleto.ts';
import { formatLine } from '#features/payments/domain/boleto/typed-line.ts';
import { centavos } from '#kernel/money.ts';
import { readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { boletoSheet } from './boleto-sheet.ts';
import { makeBoletos } from './make-boletos.ts';

const NOW = Date.UTC(2026, 10, 22);
const made = makeBoleto({
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  sequence: 10_152,
  dueOn: '2026-12-21',
  amount: centavos(154_320),
});
const shop = {
  name: 'Ferragens Atlas Distribuidora S.A.',
  document: '41603852000150',
  address: 'Avenida do Estado, 5200, Mooca, São Paulo, SP, 01516-100',
};
const payer = {
  name: 'Construtora Horizonte Ltda.',
  document: '11.222.333/0001-81',
  address: 'Rua das Obras, 100 - Centro - São Paulo/SP - CEP 01310-100',
};
const title = {
  id: 'id',
  clientId: 'client',
  document: '100012-1',
  amount: made.amount,
  issuedOn: '2026-11-22',
  dueOn: '2026-12-21',
  status: 'open',
  usesCredit: true,
} as const;
const printed = {
  agencyAccount: '1248 / 02124-6',
  wallet: '109',
  beneficiary: shop,
  instructions: ['Após o vencimento, multa de 2 % e juros de 1 % ao mês.', 'Não receber após 30 dias.'],
  withoutValue: true,
};

test('a boleto says on both parts to whom, how much, until when, by which line', async () => {
  const sheet = boletoSheet({ ...title, boleto: { ...made, printed } }, shop, payer);
  const file = await makeBoletos([sheet], NOW);
  const pages = readPdf(file);
  expect(pages).toHaveLength(1);
  const words = wordsOn(pages[0]);
  for (const twice of [
    formatLine(made.line),
    '109/00010152-7',
    '21/12/2026',
    'R$ 1.543,20',
    '100012-1',
    `${shop.name} · CNPJ 41.603.852/0001-50`,
    `${payer.name} · ${payer.document}`,
    '1248 / 02124-6',
    '341-7',
  ]) {
    expect(words.split(twice).length - 1, twice).toBeGreaterThanOrEqual(2);
  }
  for (const once of ['SEM VALOR', 'RECIBO DO PAGADOR', 'FICHA DE COMPENSAÇÃO', printed.instructions[0]])
    expect(words).toContain(once);
});

test('nothing is written outside the page, however long it is', async () => {
  const long = 'Nome muito comprido de uma empresa que não cabe '.repeat(6);
  const sheet = boletoSheet(
    {
      ...title,
      boleto: {
        ...made,
        printed: { ...printed, instructions: Array.from({ length: 20 }, () => long) },
      },
    },
    shop,
    { ...payer, name: long, address: long },
  );
  const [page = []] = readPdf(await makeBoletos([sheet], NOW));
  for (const { x, y } of page.filter(({ text }) => text !== 'SEM VALOR')) {
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(565);
    expect(y).toBeLessThan(800);
  }
});

test('there is a page for each, and no mark where the account is real', async () => {
  const real = { ...printed, withoutValue: false };
  const sheet = boletoSheet({ ...title, boleto: { ...made, printed: real } }, shop, payer);
  const pages = readPdf(await makeBoletos([sheet, sheet, sheet], NOW));
  expect(pages).toHaveLength(3);
  for (const page of pages) expect(wordsOn(page)).not.toContain('SEM VALOR');
});

test('a boleto that was brought over is paid to the shop, and says what is not known by leaving it out', async () => {
  const { sequence: _, ...boleto } = { ...made, sequence: 1 };
  const words = wordsOn(readPdf(await makeBoletos([boletoSheet({ ...title, boleto }, shop, payer)], NOW))[0]);
  expect(words).toContain(shop.name);
  expect(words).not.toContain('undefined');
});
