/** The files of orders and reports say what the panel's own answers say: headings, rows, decimal commas, totals. */
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { type AttendantContext, anAttendant } from '#features/cart/server/testing/an-attendant.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct } from '#features/catalog/server/testing/a-shop.ts';
import { createCoupon } from '#features/coupons/server/create-coupon.ts';
import { noGateways } from '#features/payments/server/testing/no-gateways.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderDayParts } from '../reports/reports.tables.ts';
import { sumUpDays } from '../reports/sum-up-days.ts';
import { changeOrderStatus } from '../status/change-order-status.ts';
import { aCheckout, aDraft, type Checkout } from '../testing/a-checkout.ts';
import { placed } from '../testing/placed.ts';
import { goodsReportsRoutes } from './goods-reports.routes.ts';
import { panelOrdersRoutes } from './panel-orders.routes.ts';
import { reportFilesRoutes } from './report-files.routes.ts';
import { reportsRoutes } from './reports.routes.ts';

const database = testDatabase();
const SPAN = 'de=2026-11-01&ate=2026-11-30';
const TOPICS = ['produtos', 'categorias', 'clientes', 'representantes', 'cupons', 'pagamentos'] as const;
let app: FastifyInstance;
let checkout: Checkout;
let who: AttendantContext;

interface WireRow {
  readonly [field: string]: string | number;
}

beforeAll(async () => {
  checkout = await aCheckout(database.current);
  const { shop, shopper } = checkout;
  who = await anAttendant(shop);
  app = await appOf(
    (inner) => {
      panelOrdersRoutes(inner, noGateways);
      reportsRoutes(inner);
      goodsReportsRoutes(inner);
      reportFilesRoutes(inner);
    },
    () => who,
  );
  const coffee = await aProduct(shop, {
    name: 'Café; torrado "forte"',
    price: 1050,
    cost: 633,
    category: 'Bebidas',
  });
  const cheese = await aProduct(shop, {
    name: '=Queijo',
    price: 3333,
    cost: 4000,
    step: 1,
    category: 'Frios',
  });
  const cup = await aProduct(shop, { name: 'Xícara', price: 2500, category: 'Casa' });
  const discount = { kind: 'percent', basisPoints: 1_250 } as const;
  await createCoupon(shop.db, shop.supplier.id, { code: 'DOZE', discount, listed: true }, shop.now);
  const bia = await aShopper(shop);
  const order = (units: Record<string, number>, customerOrderNumber: string, more = {}, of = shopper) =>
    placed(of, aDraft(checkout, units, { customerOrderNumber, ...more }));
  await order({ [coffee]: 3, [cup]: 1 }, 'PC-1', { note: 'Deixar\nna portaria' });
  await order({ [cheese]: 0.333, [coffee]: 1 }, '=2+2', { coupon: 'DOZE', paymentMethodId: checkout.pix });
  await order({ [cheese]: 2 }, 'PC-3', {}, bia);
  const gone = await order({ [cup]: 7 }, 'PC-4');
  await changeOrderStatus(shop, { number: gone, to: 'cancelled', reason: 'desistiu' });
  await sumUpDays(database.current);
});
afterAll(() => app.close());

async function json(path: string) {
  const answer = await app.inject({ url: `/v4/painel/${who.supplier.id}${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The cells as a spreadsheet in Brazil reads them: numbers have decimal commas, and never points. */
async function file(path: string): Promise<{ heads: string[]; rows: (string | number)[][] }> {
  const answer = await app.inject({ url: `/v4/painel/${who.supplier.id}${path}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.csv"$/);
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  const [heads = [], ...lines] = parse(answer.body, { bom: true, delimiter: ';' }) as string[][];
  return { heads, rows: lines.map((line) => line.map(cellOf)) };
}

const cellOf = (text: string): string | number =>
  /^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
const neutral = (text: string): string => (text.startsWith('=') ? `'${text}` : text);
const sum = (rows: readonly (string | number)[][], column: number): number =>
  Math.round(rows.reduce((total, row) => total + Number(row[column]), 0) * 100) / 100;

/** All pages of a ranking, of this size. */
async function pages(path: string, limit: number): Promise<WireRow[]> {
  const rows: WireRow[] = [];
  for (let page = 1; ; page += 1) {
    const { linhas } = await json(`${path}&limite=${limit}&pagina=${page}`);
    rows.push(...linhas);
    if (linhas.length < limit) return rows;
  }
}

const named = ({ nome }: WireRow, unknown: string) => (nome === '' ? unknown : neutral(String(nome)));
const partRow = (unknown: string, counted: boolean) => (row: WireRow) => [
  named(row, unknown),
  row.pedidos,
  ...(counted ? [row.quantidade, row.quantidadeDevolvida] : []),
  row.desconto,
  row.total,
  row.totalDevolvido,
];
const marginRow = (unknown: string) => (row: WireRow) => {
  const margin = Math.round((Number(row.receitaComCusto) - Number(row.custo)) * 100) / 100;
  const share =
    row.receitaComCusto === 0 ? '' : Math.round((margin / Number(row.receitaComCusto)) * 1000) / 10;
  const money = [row.receita, row.devolvido, row.receitaComCusto, row.custo, margin];
  return [named(row, unknown), row.quantidade, ...money, share, row.itensSemCusto];
};

interface Export {
  readonly list: string;
  readonly file: string;
  readonly heads: readonly string[];
  readonly cells: (row: WireRow) => unknown[];
}

const goods = ['Pedidos', 'Quantidade', 'Quantidade devolvida', 'Descontos', 'Vendido', 'Devolvido'];
const whole = ['Pedidos', 'Descontos', 'Vendido', 'Devolvido'];
const margins = [
  'Quantidade',
  'Receita',
  'Devolvido',
  'Receita com custo',
  'Custo',
  'Margem',
  'Margem %',
  'Itens sem custo',
];
const part = (topic: string, heads: readonly string[], unknown: string): Export => ({
  list: `/relatorios/vendas/${topic}?${SPAN}`,
  file: `/relatorios/vendas/${topic}/arquivo?${SPAN}`,
  heads,
  cells: partRow(unknown, heads.includes('Quantidade')),
});
const margin = (topic: string, head: string, unknown: string, order: string): Export => ({
  list: `/relatorios/margem/${topic}?${SPAN}&ordem=${order}`,
  file: `/relatorios/margem/${topic}/arquivo?${SPAN}&ordem=${order}`,
  heads: [head, ...margins],
  cells: marginRow(unknown),
});

const EXPORTS: Readonly<Record<string, Export>> = {
  produtos: part('produtos', ['Produto', ...goods], 'Produto retirado'),
  categorias: part('categorias', ['Categoria', ...goods], 'Sem categoria'),
  clientes: part('clientes', ['Cliente', ...whole], 'Cadastro excluído'),
  representantes: part('representantes', ['Representante', ...whole], 'Sem nome'),
  cupons: part('cupons', ['Cupom', ...whole], 'Sem código'),
  pagamentos: part('pagamentos', ['Forma de pagamento', ...whole], 'Sem nome'),
  'uso de cupons': {
    list: `/relatorios/cupons?${SPAN}`,
    file: `/relatorios/cupons/arquivo?${SPAN}`,
    heads: ['Cupom', 'Usos', 'Clientes novos', 'Descontos', 'Vendido', 'Devolvido'],
    cells: (row) => [row.codigo, row.usos, row.novosClientes, row.desconto, row.total, row.totalDevolvido],
  },
  'margem por produto': margin('produtos', 'Produto', 'Produto retirado', 'MAIORES'),
  'menores margens por produto': margin('produtos', 'Produto', 'Produto retirado', 'MENORES'),
  'margem por categoria': margin('categorias', 'Categoria', 'Sem categoria', 'MAIORES'),
};

describe.each(Object.entries(EXPORTS))('%s', (name, { list, file: address, heads, cells }) => {
  test('has its headings, and the rows of the answer', async () => {
    const found = await file(address);
    expect(found.heads).toEqual(heads);
    expect(found.rows).toEqual((await pages(list, 100)).map(cells));
    expect(found.rows.length > 0).toBe(name !== 'representantes');
  });
});

test('the totals are those of the reports', async () => {
  const sales = (await json(`/relatorios/vendas?${SPAN}`)).soma;
  const clients = (await file(`/relatorios/vendas/clientes/arquivo?${SPAN}`)).rows;
  expect([sum(clients, 1), sum(clients, 2), sum(clients, 3)]).toEqual([3, sales.desconto, sales.total]);
  const paid = (await file(`/relatorios/vendas/pagamentos/arquivo?${SPAN}`)).rows;
  expect(sum(paid, 3)).toBe(sales.total);
  const sold = (await file(`/relatorios/vendas/produtos/arquivo?${SPAN}`)).rows;
  expect(sum(sold, 5)).toBe(Math.round((sales.total - sales.entrega) * 100) / 100);
  const { soma } = await json(`/relatorios/margem?${SPAN}`);
  for (const topic of ['produtos', 'categorias']) {
    const { rows } = await file(`/relatorios/margem/${topic}/arquivo?${SPAN}`);
    const sums = [2, 4, 5, 8].map((column) => sum(rows, column));
    expect(sums).toEqual([soma.receita, soma.receitaComCusto, soma.custo, soma.itensSemCusto]);
  }
  const { soma: uses } = await json(`/relatorios/cupons?${SPAN}`);
  const coupons = (await file(`/relatorios/cupons/arquivo?${SPAN}`)).rows;
  expect([1, 2, 3, 4].map((column) => sum(coupons, column))).toEqual([
    uses.usos,
    uses.novosClientes,
    uses.desconto,
    uses.total,
  ]);
});

test('orders: the rows of the list, in the panel’s words and the shop’s time', async () => {
  const { heads, rows } = await file('/pedidos/planilha');
  expect(heads.slice(0, 6)).toEqual(['Cliente', 'CPF ou CNPJ', 'Número', 'Tipo', 'Data', 'Situação']);
  expect(heads.slice(10)).toEqual([
    'Subtotal',
    'Taxa de entrega',
    'Desconto',
    'Total',
    'Cupom',
    'Número do cliente',
    'Observações',
  ]);
  const { dados } = await json('/pedidos?limite=100');
  const at = (head: string) => rows.map((row) => row[heads.indexOf(head)]);
  expect(at('Número')).toEqual(dados.map(({ numpedido }: WireRow) => numpedido));
  expect(at('Total')).toEqual(dados.map(({ totalpedido }: WireRow) => totalpedido));
  expect(at('Cliente')).toEqual(dados.map(({ cliente }: { cliente: WireRow }) => cliente.nome));
  expect(at('Situação')).toEqual(['Cancelado', 'A separar', 'A separar', 'A separar']);
  expect(at('Data')).toEqual(rows.map(() => expect.stringMatching(/^\d\d\/11\/2026 \d\d:\d\d$/)));
  expect(at('Número do cliente')).toEqual(['PC-4', 'PC-3', "'=2+2", 'PC-1']);
  expect(at('Observações')[3]).toBe('Deixar\nna portaria');
  const { rows: cancelled } = await file('/pedidos/planilha?status=CANCELADO');
  expect(cancelled).toEqual([rows[0]]);
});

const UUID = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const WIRE = {
  produtos: 'product',
  categorias: 'category',
  clientes: 'client',
  representantes: 'representative',
  cupons: 'coupon',
  pagamentos: 'payment',
} as const;

test('whatever was sold, a ranking read page by page is its file', async () => {
  const owner = who;
  who = await anAttendant((await aCheckout(database.current)).shop);
  const amount = fc.integer({ min: 0, max: 4 }).map((units) => units * 1_111);
  const day = fc.constantFrom('2026-11-02', '2026-11-03');
  const sold = fc.record({ place: fc.nat({ max: 12 }), day, total: amount, cost: amount });
  const all = fc.uniqueArray(sold, { maxLength: 20, selector: ({ place, day: on }) => `${place} ${on}` });
  await fc.assert(
    fc.asyncProperty(
      all,
      fc.constantFrom(...TOPICS),
      fc.integer({ min: 1, max: 5 }),
      async (rows, topic, limit) => {
        await who.db.delete(orderDayParts).where(eq(orderDayParts.supplierId, who.supplier.id));
        for (const { place, ...sums } of rows)
          await who.db.insert(orderDayParts).values({
            supplierId: who.supplier.id,
            topic: WIRE[topic],
            key: UUID(place),
            ...{ name: `Nome ${place}`, orders: 1, quantity: 1_500, discount: 5, costedTotal: sums.total },
            ...sums,
          });
        for (const each of Object.values(EXPORTS).filter(({ list }) => list.includes(`/${topic}?`)))
          expect((await file(each.file)).rows).toEqual((await pages(each.list, limit)).map(each.cells));
      },
    ),
    { numRuns: 25 },
  );
  who = owner;
});
