/** Typed and uploaded orders: the result of each line, and hostile files. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { priceListRoutes } from '#features/catalog/server/price-list/price-list.routes.ts';
import { aCustomer, aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { type UploadSpool, uploadSpool } from '#platform/http/body/upload-spool.ts';
import { listening, requestHead, sendRaw } from '#platform/http/testing/raw-client.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { sheetTexts } from '../../contract/quick-order/quick-order-texts.ts';
import { appOf } from '../testing/app-of.ts';
import { counted } from '../testing/counted.ts';
import { quickOrderRoutes } from './quick-order.routes.ts';
import { MAX_SHEET_BYTES } from './read-order-sheet.ts';
import { hostileCsv, hostileXlsx } from './testing/hostile-sheets.ts';

const database = testDatabase();
let shop: Context;
let actor: Actor;
let app: FastifyInstance;
let folder: string;
let uploads: UploadSpool;
let begun = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-planilhas-'));
  uploads = uploadSpool(folder);
  shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
  await aProduct(shop, { sku: 'ARROZ-5', name: 'Arroz', price: 2790, ean: '7899101001695', stock: 10_000 });
  await aProduct(shop, { sku: 'QUEIJO', name: 'Queijo', unit: 'KG', price: 5990, step: 250, minimum: 500 });
  await aProduct(shop, { sku: 'ESGOTADO', name: 'Esgotado', stock: 0 });
  await aProduct(shop, { sku: 'FORA', name: 'Fora de linha', active: false });
  // Of two products with the same EAN the active one is found.
  await aProduct(shop, { sku: 'AA-VELHO', name: 'Velho', active: false, ean: '7890000000017' });
  await aProduct(shop, { sku: 'NOVO', name: 'Novo', ean: '7890000000017' });
  await aProduct(await aShop(database.current), { sku: 'ALHEIO', name: 'Alheio' });
  app = await appOf(
    (each) => {
      each.addHook('preHandler', async () => {
        begun += 1;
      });
      quickOrderRoutes(each, { uploads });
      priceListRoutes(each);
    },
    () => ({ ...shop, actor }),
  );
});
beforeEach(() => {
  actor = aCustomer(true);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const url = () => `/v4/app/compra-rapida/${shop.supplier.id}`;

async function check(lines: readonly (readonly [string, number])[]) {
  const answer = await app.inject({
    method: 'POST',
    url: url(),
    payload: { linhas: lines.map(([codigo, quantidade]) => ({ codigo, quantidade })) },
  });
  return { status: answer.statusCode, text: answer.body, body: answer.json() };
}

describe('each line', () => {
  test('brings its product, by SKU in any letters or by EAN, at this client’s price', async () => {
    const { body } = await check([
      ['ARROZ-5', 2],
      ['queijo', 0.75],
      ['7890000000017', 1],
    ]);
    expect(body).toMatchObject({
      linhas: [
        { situacao: 'ENCONTRADO', item: { sku: 'ARROZ-5', precoUnitario: 27.9, total: 55.8, estoque: 10 } },
        { situacao: 'ENCONTRADO', item: { sku: 'QUEIJO', quantidade: 0.75, total: 44.93 } },
        { situacao: 'ENCONTRADO', item: { sku: 'NOVO' } },
      ],
      total: 110.73,
    });
  });

  test('says why it brings nothing, or something else than was requested', async () => {
    const { body } = await check([
      ['NADA', 1],
      ['ESGOTADO', 1],
      ['FORA', 1],
      ['ALHEIO', 1],
      ['ARROZ-5', 99],
      ['QUEIJO', 0.1],
    ]);
    expect(body.linhas).toMatchObject([
      { situacao: 'DESCONHECIDO' },
      { situacao: 'RECUSADO', aviso: { tipo: 'SEM_ESTOQUE', nome: 'Esgotado' } },
      { situacao: 'RECUSADO', aviso: { tipo: 'INDISPONIVEL' } },
      { situacao: 'DESCONHECIDO' },
      { situacao: 'ENCONTRADO', item: { quantidade: 10 }, aviso: { tipo: 'ESTOQUE_MENOR' } },
      { situacao: 'ENCONTRADO', item: { quantidade: 0.5 }, aviso: { tipo: 'ABAIXO_DO_MINIMO' } },
    ]);
  });

  test('is added up with an earlier one of the same product', async () => {
    const { body } = await check([
      ['ARROZ-5', 2],
      ['7899101001695', 3],
      ['arroz-5', 1],
    ]);
    expect(body.linhas).toMatchObject([
      { item: { quantidade: 6 } },
      { situacao: 'REPETIDO', linha: 0 },
      { situacao: 'REPETIDO', linha: 0 },
    ]);
  });

  test('says no price to whom prices are hidden', async () => {
    actor = VISITOR;
    const { body, text } = await check([
      ['ARROZ-5', 2],
      ['QUEIJO', 1],
    ]);
    expect(body.linhas).toMatchObject([{ item: { quantidade: 2 } }, { item: { quantidade: 1 } }]);
    expect(text).not.toMatch(/preco|total|27\.9/);
  });
});

test('five hundred lines are asked for in as many questions as one; one more is refused', async () => {
  const many = Array.from({ length: 500 }, (_, index): [string, number] => [
    index % 2 > 0 ? 'QUEIJO' : `X${index}`,
    1,
  ]);
  const checked = async (lines: readonly [string, number][]) => {
    const watched = counted(database.url);
    const own = await appOf(
      (each) => quickOrderRoutes(each, { uploads }),
      () => ({ ...shop, actor, db: watched.db, database: watched }),
    );
    const linhas = lines.map(([codigo, quantidade]) => ({ codigo, quantidade }));
    const answer = await own.inject({ method: 'POST', url: url(), payload: { linhas } });
    expect(answer.json().linhas).toHaveLength(lines.length);
    await own.close();
    await watched.close();
    return watched.queries.length;
  };
  expect(await checked(many)).toBe(await checked([['QUEIJO', 1]]));
  expect((await check([...many, ['A', 1]])).status).toBe(400);
});

describe('a spreadsheet', () => {
  // Each upload comes from another address, since the number per address and minute is limited.
  let senders = 0;
  const upload = async (file: Uint8Array, type = 'application/octet-stream') => {
    senders += 1;
    const answer = await app.inject({
      method: 'POST',
      url: `${url()}/planilha`,
      remoteAddress: `198.51.100.${senders}`,
      headers: type === '' ? {} : { 'content-type': type },
      payload: Buffer.from(file),
    });
    return [answer.statusCode, answer.json()] as const;
  };
  const lines = async (file: Uint8Array) => {
    const [status, body] = await upload(file);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.linhas;
  };
  const csv = (text: string) => new TextEncoder().encode(text);
  const xlsx = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'Pedido', rows }] });

  test('of Excel gives its lines, numbers as Brazilians write them', async () => {
    const file = await xlsx([
      ['Pedido da semana'],
      ['Código', 'Produto', 'Quantidade'],
      ['ARROZ-5', 'Arroz', 12],
      [7899101001695, null, 1.5],
      ['QUEIJO', 'Queijo', null],
      ['X', '', 'doze'],
    ]);
    expect(await lines(file)).toEqual([
      { linha: 3, codigo: 'ARROZ-5', quantidade: '12' },
      { linha: 4, codigo: '7899101001695', quantidade: '1,5' },
      { linha: 6, codigo: 'X', quantidade: 'doze' },
    ]);
  });

  test.each([
    ['semicolons', 'Código;Quantidade\r\nARROZ-5;1,5\r\n'],
    ['commas and quotes', 'codigo,qtd\n"ARROZ-5","1,5"\n'],
    ['tabs', 'SKU\tQtde\nARROZ-5\t1,5\n'],
    ['a mark at its beginning', '\uFEFFCódigo;Quantidade\nARROZ-5;1,5\n'],
  ])('of text with %s too', async (_, text) => {
    expect(await lines(csv(text))).toEqual([{ linha: 2, codigo: 'ARROZ-5', quantidade: '1,5' }]);
  });

  test.each([
    'text/csv',
    'text/csv; charset=windows-1252',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.ms-excel',
    '',
  ])('sent as %j is recognised by its bytes', async (type) => {
    expect(await upload(csv('Código;Quantidade\nARROZ-5;2\n'), type)).toMatchObject([200, { linhas: [{}] }]);
  });

  test('of older letters is read', async () => {
    const file = Buffer.from('Código;Quantidade\nMAÇÃ;2\n', 'latin1');
    expect(await lines(file)).toEqual([{ linha: 2, codigo: 'MAÇÃ', quantidade: '2' }]);
  });

  test('the price list, filled in, comes back as an order', async () => {
    const list = await app.inject({
      method: 'POST',
      url: `/v4/product/spreadsheet/${shop.supplier.id}`,
      payload: {},
    });
    // The price list has no quantities yet.
    expect(await upload(list.rawPayload)).toMatchObject([422, { code: 'sheet-empty' }]);
    const { readXlsx } = await import('hucre/xlsx');
    const rows = (await readXlsx(list.rawPayload)).sheets[0]?.rows ?? [];
    const filled = rows.map((row) => (row[0] === 'ARROZ-5' ? [...row.slice(0, -1), 3] : row));
    expect(await lines(await writeXlsx({ sheets: [{ name: 'Preços', rows: filled }] }))).toMatchObject([
      { codigo: 'ARROZ-5', quantidade: '3' },
    ]);
  });

  test.each([
    ['nothing', '', 'sheet-empty'],
    ['no lines', 'Código;Quantidade\n', 'sheet-empty'],
    ['more than 500 lines', `sku;qtd\n${'A;1\n'.repeat(501)}`, 'sheet-too-many-lines'],
    ['bytes that are no text', 'A;1\u0000', 'sheet-unreadable'],
    ['no real ZIP file', 'PK\u0003\u0004 but no more', 'sheet-damaged'],
  ])('with %s is refused in words', async (_, text, code) => {
    const [status, body] = await upload(csv(text));
    expect([status, body.code]).toEqual([422, code]);
  });

  test('that is too heavy is refused unread', async () => {
    const [status, { code }] = await upload(new Uint8Array(MAX_SHEET_BYTES + 1));
    expect([status, code]).toEqual([413, 'sheet-too-large']);
  });

  test.each(Object.entries({ ...hostileXlsx, ...hostileCsv }))(
    'with %s costs no more than a thread of bounded work',
    { timeout: 60_000 },
    async (_, { file, outcome }) => {
      const [status, body] = await upload(file());
      if (outcome === 'read') expect(body.linhas).toMatchObject([{ codigo: 'ARROZ-5', quantidade: '2' }]);
      else expect([status, body.code]).toEqual([sheetTexts[outcome].status, outcome]);
    },
  );

  test('from one address is read twenty times a minute', async () => {
    const send = async () => {
      const at = { method: 'POST', url: `${url()}/planilha`, remoteAddress: '203.0.113.8' } as const;
      return (await app.inject({ ...at, payload: Buffer.from('sku;qtd\nA;1\n') })).statusCode;
    };
    const waits: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) waits.push(await send());
    expect(waits).toEqual([...Array.from({ length: 20 }, () => 200), 503]);
  });

  test('that comes byte by byte keeps nobody else waiting', async () => {
    const port = await listening(app);
    const head = requestHead(`POST ${url()}/planilha`, 'Content-Type: text/csv', 'Content-Length: 1000000');
    const before = begun;
    const slow = await Promise.all(Array.from({ length: 3 }, () => sendRaw(port, `${head}s`)));
    await vi.waitFor(() => expect(begun).toBe(before + 3), 15_000);
    expect(await lines(csv('sku;qtd\nA;1\n'))).toHaveLength(1);
    // The slow uploads are still open.
    expect(slow.filter(({ socket }) => socket.destroyed)).toEqual([]);
    for (const { socket } of slow) socket.destroy();
  });

  test('from one address waits for that address’s own, and others are served', async () => {
    const file = hostileXlsx['all columns filled in many rows'].file();
    const from = async (remoteAddress: string, payload: Buffer) =>
      (await app.inject({ method: 'POST', url: `${url()}/planilha`, remoteAddress, payload })).statusCode;
    const many = Array.from({ length: 6 }, () => from('203.0.113.9', file));
    const other = from('203.0.113.10', Buffer.from('sku;qtd\nA;1\n'));
    expect(await other).toBe(200);
    expect((await Promise.all(many)).toSorted()).toEqual([413, 413, 413, 503, 503, 503]);
  });

  test('from one IPv6 network of a customer counts as from one address', async () => {
    const file = hostileXlsx['all columns filled in many rows'].file();
    const at = (remoteAddress: string) =>
      ({ method: 'POST', url: `${url()}/planilha`, remoteAddress }) as const;
    const many = Array.from({ length: 6 }, (_, host) =>
      app.inject({ ...at(`2001:db8:0:7::${host + 1}`), payload: file }),
    );
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([413, 413, 413, 503, 503, 503]);
  });
});
