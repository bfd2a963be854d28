/** How staff maintain the catalogue: changes, refusals, and the audit. */
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { products } from '#features/catalog/server/products/catalog.tables.ts';
import { addSearchCounts } from '#features/catalog/server/search/search-terms.store.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { databaseState } from '../../src/testing/database-state.ts';
import { PIXEL } from '../../src/testing/panel-things.ts';
import { logInStaff, send, smallServer } from '../../src/testing/small-server.ts';
import { MARKET_HOST } from '../../src/testing/small-shops.ts';
import { type SmallWorld, smallWorld } from '../../src/testing/small-world.ts';

const database = testDatabase();
const state = databaseState(database.url);
let app: FastifyInstance;
let world: SmallWorld;
let product: SmallWorld['market']['products'];
let owner: string;
let operator: string;

beforeAll(async () => {
  world = await smallWorld(database.current);
  product = world.market.products;
  app = await smallServer(database.current);
  owner = (await logInStaff(app, world.staff.owner)).cookie;
  operator = (await logInStaff(app, world.staff.operator)).cookie;
});
afterAll(async () => {
  await app.close();
  await state.close();
});

const panel = (method: InjectOptions['method'], path: string, more: Omit<InjectOptions, 'url'> = {}) =>
  send(app, {
    ...more,
    method: method ?? 'GET',
    url: `/v4/painel/${world.market.id}/${path}`,
    headers: { cookie: owner, ...more.headers },
  });
const statusAndBody = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, JSON.parse(body).code];
const changes = async (): Promise<Record<string, unknown>[]> => {
  const answer = await panel('GET', 'auditoria?limite=100');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().dados;
};

describe('a product', () => {
  const path = (id = product.SABAO) => `produtos/${id}`;
  const patch = (payload: unknown, id?: string, headers = {}) =>
    panel('PATCH', path(id), {
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const shown = async (id = product.SABAO) =>
    send(app, {
      url: `/v2/app/token/fornecedor/${world.market.id}/produto/${id}`,
      headers: { host: MARKET_HOST },
    });

  test('changes in what is said, and stays in the rest', async () => {
    const answer = await patch({ preco: 19.9 });
    expect(answer.json()).toEqual({
      id: product.SABAO,
      sku: 'SABAO',
      maiorDeIdade: false,
      peso: null,
      nome: 'Sabão em pó',
      preco: 19.9,
      estoque: null,
      ativo: true,
    });
    expect((await patch({ estoque: 12.5 })).json()).toMatchObject({ preco: 19.9, estoque: 12.5 });
    expect((await shown()).json()).toMatchObject({ preconf: 19.9, estoque: 12.5 });
    expect((await patch({ estoque: null })).json().estoque).toBeNull();
    expect((await patch({ peso: 1_500 })).json()).toMatchObject({ preco: 19.9, peso: 1_500 });
    expect((await patch({ peso: null })).json().peso).toBeNull();
    expect((await patch({ peso: 0 })).statusCode).toBe(400);
    expect((await patch({ ativo: false })).json().ativo).toBe(false);
    expect((await shown()).statusCode).toBe(404);
    expect((await patch({ ativo: true, preco: 18.9 })).json()).toMatchObject({ ativo: true, preco: 18.9 });
    expect((await shown()).json()).toMatchObject({ preconf: 18.9 });
  });

  test('and each change is written down with who, when, before and after', async () => {
    const before = (await changes()).length;
    const begun = Date.now();
    await patch({ preco: 3, estoque: 4, ativo: true }, product.CANETA, { cookie: operator });
    await patch({ preco: 3, ativo: true }, product.CANETA);
    const now = await changes();
    expect(now).toHaveLength(before + 1);
    expect(now[0]).toMatchObject({
      acao: 'product.changed',
      alvo: product.CANETA,
      por: { nome: 'otto', email: world.staff.operator },
      antes: { price: 250, stock: null },
      depois: { price: 300, stock: 4_000 },
    });
    const at = Date.parse(String(now[0]?.data));
    expect(at >= begun - 1 && at <= Date.now()).toBe(true);
  });

  test.each([
    ['{"preco":12.905}', 'price-not-exact'],
    ['{"preco":0.30000000000000004}', 'price-not-exact'],
    ['{"preco":1e-7}', 'price-not-exact'],
    ['{"preco":0}', 'invalid-request'],
    ['{"preco":-1}', 'invalid-request'],
    ['{"preco":1e308}', 'invalid-request'],
    ['{"preco":"12,90"}', 'invalid-request'],
    ['{"preco":"12.90"}', 'invalid-request'],
    ['{"preco":null}', 'invalid-request'],
    ['{"preco":[12.9]}', 'invalid-request'],
    ['{"estoque":1.0001}', 'stock-not-exact'],
    ['{"estoque":-1}', 'invalid-request'],
    ['{"estoque":"1"}', 'invalid-request'],
    ['{"estoque":1e9}', 'invalid-request'],
    ['{"ativo":"sim"}', 'invalid-request'],
    ['{"ativo":1}', 'invalid-request'],
    ['{}', 'invalid-request'],
    ['[]', 'invalid-request'],
    ['null', 'invalid-request'],
    // An unknown field may be a misspelt one, so the whole change is refused.
    ['{"preco":9.9,"preço":8.9}', 'invalid-request'],
    ['{"preco":9.9,"idfornecedor":"atlas"}', 'invalid-request'],
    ['{"preco":9.9,"estoque":1.0001}', 'stock-not-exact'],
  ])('%s is refused, and nothing is changed', async (body, code) => {
    const before = await state.read();
    expect(statusAndBody(await patch(body))).toEqual([400, code]);
    expect(await state.read()).toEqual(before);
  });

  test('of another supplier is one that does not exist', async () => {
    const before = await state.read();
    const answers = await Promise.all([
      patch({ preco: 1 }, world.atlas.products.FURADEIRA),
      patch({ preco: 1 }, newId()),
    ]);
    expect(answers.map(statusAndBody)).toEqual([
      [404, 'product-not-found'],
      [404, 'product-not-found'],
    ]);
    expect((await patch({ preco: 1 }, 'ARROZ')).statusCode).toBe(400);
    expect(await state.read()).toEqual(before);
  });

  test('changed by two at once has both changes, and both are audited', async () => {
    const before = (await changes()).length;
    await Promise.all([
      ...[1.01, 1.02, 1.03, 1.04].map((preco) => patch({ preco }, product.QUEIJO)),
      ...[1, 2, 3, 4].map((estoque) => patch({ estoque }, product.QUEIJO, { cookie: operator })),
    ]);
    const written = (await changes()).slice(0, -before || undefined);
    expect(written).toHaveLength(8);
    // Each change starts at the previous one's result: no update was lost.
    for (const fact of ['price', 'stock']) {
      const chain = written
        .map(({ antes, depois }) => [antes, depois] as Record<string, unknown>[])
        .filter(([, after]) => after?.[fact] !== undefined);
      expect(chain).toHaveLength(4);
      const starts = chain.map(([from]) => from?.[fact]);
      const ends = chain.map(([, to]) => to?.[fact]);
      expect(starts.slice(0, -1).every((start) => ends.includes(start))).toBe(true);
    }
  });
});

describe('what was written down', () => {
  test('is what the change has made', async () => {
    const { db } = database.current;
    const mine = eq(auditEvents.supplierId, world.market.id);
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(and(mine, eq(auditEvents.subjectId, product.CANETA ?? '')));
    const [row] = await db
      .select()
      .from(products)
      .where(and(eq(products.supplierId, world.market.id), eq(products.id, product.CANETA ?? '')));
    expect(event?.after).toMatchObject({ price: row?.price });
  });

  test('or neither is there', async () => {
    const { db } = database.current;
    await db.execute(sql`alter table audit_events add constraint closed check (false) not valid`);
    // Facts of an uploaded picture belong to nobody, and are deleted when no row references it.
    const written = async () => ({ ...(await state.read()), picture_facts: '' });
    const before = await written();
    const answers = [
      await panel('PATCH', `produtos/${product.ARROZ}`, { payload: { preco: 77.7, estoque: 7 } }),
      await panel('POST', 'sinonimos', { payload: { expressoes: ['uma', 'outra'] } }),
      await panel('POST', `produtos/${product.ARROZ}/fotos`, {
        payload: PIXEL,
        headers: { 'content-type': 'image/png' },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect(await written()).toEqual(before);
    await db.execute(sql`alter table audit_events drop constraint closed`);
  });

  test('nor when the change is lost at the very end', async () => {
    const { db } = database.current;
    await db.execute(sql`create function lost() returns trigger language plpgsql as
      $$ begin raise exception 'lost'; end $$`);
    await db.execute(sql`create constraint trigger lost_late after update on products
      deferrable initially deferred for each row when (new.price = 7770) execute function lost()`);
    const before = await state.read();
    const answer = await panel('PATCH', `produtos/${product.ARROZ}`, { payload: { preco: 77.7 } });
    expect(answer.statusCode).toBe(500);
    expect(await state.read()).toEqual(before);
    await db.execute(sql`drop trigger lost_late on products`);
  });

  test('is paged, for owners, and nobody else’s', async () => {
    const page = async (number: number) => (await panel('GET', `auditoria?limite=3&pagina=${number}`)).json();
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ pagina: 1, total: second.total });
    expect(first.paginas).toBe(Math.ceil(first.total / 3));
    const ids = [...first.dados, ...second.dados].map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(statusAndBody(await panel('GET', 'auditoria', { headers: { cookie: operator } }))).toEqual([
      403,
      'not-permitted',
    ]);
    const elsa = await logInStaff(app, world.staff.elsewhere);
    const url = `/v4/painel/${world.atlas.id}/auditoria`;
    expect((await send(app, { url, headers: { cookie: elsa.cookie } })).json()).toMatchObject({ total: 0 });
  });
});

describe('synonyms', () => {
  const put = (method: 'POST' | 'PUT' | 'DELETE', path: string, expressoes?: unknown) =>
    panel(method, `sinonimos${path}`, expressoes === undefined ? {} : { payload: { expressoes } });
  const found = async (text: string): Promise<string[]> => {
    const url = `/v1/app/${world.market.id}/listaprodutosf/token?sk=${encodeURIComponent(text)}`;
    const answer = await send(app, { url, headers: { host: MARKET_HOST } });
    return answer.json().data.dados.map(({ nome }: { nome: string }) => nome);
  };

  test('are found by from the next search on, until they are taken away', async () => {
    expect(await found('omopower')).toEqual([]);
    const added = (await put('POST', '', [' OmoPower ', 'sabão  em pó'])).json();
    expect(added.expressoes).toEqual(['OmoPower', 'sabão em pó']);
    expect(await found('omopower')).toEqual(['Sabão em pó']);
    const changed = await put('PUT', `/${added.id}`, ['omopower', 'panetone']);
    expect(changed.json()).toEqual({ id: added.id, expressoes: ['omopower', 'panetone'] });
    expect(await found('omopower')).toEqual(['Panetone']);
    const listed = (await panel('GET', 'sinonimos')).json().sinonimos;
    expect(listed).toContainEqual({ id: added.id, expressoes: ['omopower', 'panetone'] });
    expect((await put('DELETE', `/${added.id}`)).json()).toEqual({ ok: true });
    expect(await found('omopower')).toEqual([]);
    expect(statusAndBody(await put('DELETE', `/${added.id}`))).toEqual([404, 'synonyms-not-found']);
    const [dropped, moved, made] = await changes();
    expect([made?.antes, made?.depois]).toEqual([null, { sayings: ['OmoPower', 'sabão em pó'] }]);
    expect([moved?.acao, moved?.alvo]).toEqual(['synonyms.changed', added.id]);
    expect([dropped?.antes, dropped?.depois]).toEqual([{ sayings: ['omopower', 'panetone'] }, null]);
  });

  test('added by many at once are all found by', async () => {
    const words = ['alfa', 'beta', 'gama', 'delta', 'sigma'];
    const answers = await Promise.all(words.map((word) => put('POST', '', [`${word}xyz`, 'panetone'])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(words.map(() => 200));
    for (const word of words) expect(await found(`${word}xyz`)).toEqual(['Panetone']);
  });

  test.each([
    [['caneta'], 400],
    [[], 400],
    ['caneta', 400],
    [['caneta', 1], 400],
    [['caneta', ''], 422],
    [['caneta', 'CANETAS'], 422],
    [['caneta', '?!'], 422],
    [['caneta', 'x'.repeat(61)], 400],
    [['caneta', 'nul\u0000'], 400],
    [Array.from({ length: 21 }, (_, index) => `palavra ${index}`), 400],
    // Exists already, in another order and spelling.
    [['esferograficas', 'Caneta'], 409],
  ])('%j are refused with %i', async (expressoes, status) => {
    const before = await state.read();
    expect((await put('POST', '', expressoes)).statusCode).toBe(status);
    expect(await state.read()).toEqual(before);
  });

  test('of another supplier are those that do not exist', async () => {
    const before = await state.read();
    for (const id of [world.atlas.panel.synonymId, newId()]) {
      expect(statusAndBody(await put('PUT', `/${id}`, ['uma', 'outra']))).toEqual([
        404,
        'synonyms-not-found',
      ]);
      expect(statusAndBody(await put('DELETE', `/${id}`))).toEqual([404, 'synonyms-not-found']);
    }
    expect(await state.read()).toEqual(before);
  });
});

describe('the report of searches', () => {
  beforeAll(async () => {
    const count = (supplierId: string, day: string, term: string, searches: number, fruitless: number) => ({
      supplierId,
      day,
      term,
      searches,
      fruitless,
      askers: 0,
    });
    const { market, atlas } = world;
    await addSearchCounts(database.current.db, [
      count(market.id, '2026-03-01', 'arroz', 5, 0),
      count(market.id, '2026-03-02', 'arroz', 4, 1),
      count(market.id, '2026-03-02', 'quinoa', 7, 7),
      count(market.id, '2026-03-03', 'caneta', 3, 0),
      count(market.id, '2026-04-01', 'quinoa', 50, 50),
      count(atlas.id, '2026-03-02', 'parafuso', 99, 9),
    ]);
  });
  const report = (query: string) => panel('GET', `buscas?${query}`);
  const rows = async (query: string) =>
    (await report(query)).json().dados.map((row: Record<string, unknown>) => Object.values(row));

  test('lists what was searched most in a period, both days included', async () => {
    expect(await rows('de=2026-03-01&ate=2026-03-03')).toEqual([
      ['arroz', 9, 1],
      ['quinoa', 7, 7],
      ['caneta', 3, 0],
    ]);
    expect(await rows('de=2026-03-02&ate=2026-03-02')).toEqual([
      ['quinoa', 7, 7],
      ['arroz', 4, 1],
    ]);
    expect(await rows('ate=2026-03-30')).toHaveLength(3);
    expect(await rows('ate=2026-03-31')).toEqual(await rows('de=2026-03-02&ate=2026-03-31'));
  });

  test('and what found nothing, most such searches first', async () => {
    expect(await rows('de=2026-03-01&ate=2026-04-01&semresultado=true')).toEqual([
      ['quinoa', 57, 57],
      ['arroz', 9, 1],
    ]);
  });

  test('in pages', async () => {
    const page = async (number: number) =>
      (await report(`de=2026-03-01&ate=2026-03-03&limite=2&pagina=${number}`)).json();
    expect(await page(1)).toMatchObject({ pagina: 1, paginas: 2, total: 3 });
    expect((await page(2)).dados).toEqual([{ termo: 'caneta', buscas: 3, semresultado: 0 }]);
    expect((await page(3)).dados).toEqual([]);
  });

  test.each([
    ['de=2026-02-30&ate=2026-03-03', 'no-such-day'],
    ['de=2026-03-03&ate=2026-03-01', 'no-such-day'],
    ['de=ontem', 'no-such-day'],
    ['ate=0000-01-01', 'no-such-day'],
    ['de=2020-01-01&ate=2026-01-01', 'period-too-long'],
    ['limite=0', 'invalid-request'],
    ['limite=101', 'invalid-request'],
    ['pagina=-1', 'invalid-request'],
    ['semresultado=talvez', 'invalid-request'],
  ])('%s is refused', async (query, code) => {
    expect(statusAndBody(await report(query))).toEqual([400, code]);
  });
});

describe('pictures', () => {
  const path = (id = product.ARROZ) => `produtos/${id}/fotos`;
  const upload = (payload: Buffer, { id, query = '', type = 'application/octet-stream' }: Upload = {}) =>
    panel('POST', `${path(id)}${query}`, { payload, headers: { 'content-type': type } });
  interface Upload {
    readonly id?: string | undefined;
    readonly query?: string;
    readonly type?: string;
  }
  const square = (colour: string, side = 40) =>
    sharp({ create: { width: side, height: side, channels: 3, background: colour } })
      .png()
      .toBuffer();

  test('are taken in, described, put in order and taken away, and each answer is the gallery', async () => {
    const first = (await upload(await square('#123456'), { query: '?alt=Um%20quadrado' })).json().fotos;
    expect(first).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), alt: 'Um quadrado', largura: 40, altura: 40 },
    ]);
    const [a] = first;
    const both = (await upload(await square('#654321'), { query: '?posicao=0', type: 'image/png' })).json();
    const [b] = both.fotos;
    expect(both.fotos).toEqual([b, a]);
    expect((await send(app, { url: `/fotos/${b.id}-96.webp` })).statusCode).toBe(200);
    const ordered = await panel('PUT', `${path()}/ordem`, { payload: { fotos: [a.id, b.id] } });
    expect(ordered.json().fotos).toEqual([a, b]);
    const described = await panel('PUT', `${path()}/${b.id}`, { payload: { alt: ' O outro ' } });
    expect(described.json().fotos[1]).toEqual({ ...b, alt: 'O outro' });
    const left = await panel('DELETE', `${path()}/${a.id}`);
    expect(left.json().fotos).toEqual([{ ...b, alt: 'O outro' }]);
    expect((await panel('GET', path())).json()).toEqual(left.json());
    expect(statusAndBody(await panel('DELETE', `${path()}/${a.id}`))).toEqual([404, 'picture-not-there']);
    const written = (await changes()).filter(({ acao }) => acao === 'product.pictures-changed');
    expect(written).toHaveLength(5);
    expect(written[0]).toMatchObject({
      alvo: product.ARROZ,
      por: { nome: 'dora' },
      antes: { pictures: [{ id: a.id }, { id: b.id, alt: 'O outro' }] },
      depois: { pictures: [{ id: b.id, alt: 'O outro' }] },
    });
  });

  test('may be large', async () => {
    const [width, height] = [900, 900];
    const noise = randomBytes(width * height * 3);
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    expect(bytes.byteLength).toBeGreaterThan(2 * 1024 * 1024);
    expect((await upload(bytes, { id: product.ESGOTADO })).json().fotos.at(-1)).toMatchObject({
      largura: 900,
    });
  });

  test.each([
    ['no picture', 422, async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['half a picture', 422, async () => (await square('#123456', 400)).subarray(0, 200)],
    ['nothing', 422, async () => Buffer.alloc(0)],
    ['too much', 413, async () => Buffer.concat([PIXEL, Buffer.alloc(20 * 1024 * 1024)])],
  ])('%s is refused with %i', async (_, status, bytes) => {
    const before = await state.read();
    expect((await upload(await bytes())).statusCode).toBe(status);
    expect(await state.read()).toEqual(before);
  });

  test('come as bytes, and in no other form', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'imagex/png']) {
      expect(statusAndBody(await upload(PIXEL, { type }))).toEqual([415, 'unsupported-media-type']);
    }
  });

  test('brought by many at once are taken in turn, until the gallery is full', async () => {
    const side = [...Array(60).keys()];
    const squares = await Promise.all(side.map((at) => square(`#0000${(at + 16).toString(16)}`)));
    const answers = await Promise.all(squares.map((bytes) => upload(bytes, { id: product.SABAO })));
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    // Requests beyond the queue are refused at once.
    expect([...statuses.keys()].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toHaveLength(12);
    expect((await panel('GET', path(product.SABAO))).json().fotos).toHaveLength(12);
  });

  test('are not even read of someone who may not bring them', async () => {
    let sent = 0;
    const endless = async function* () {
      for (; sent < 400; sent += 1) yield Buffer.alloc(64 * 1024);
    };
    const { Readable } = await import('node:stream');
    const answer = await send(app, {
      method: 'POST',
      url: `/v4/painel/${world.market.id}/${path()}`,
      headers: { 'content-type': 'image/png' },
      payload: Readable.from(endless()),
    });
    expect(answer.statusCode).toBe(401);
    expect(sent).toBeLessThan(50);
  });

  test('are not fetched from where nobody outside may look', async () => {
    const fetched = (url: string) => panel('POST', `${path()}/endereco`, { payload: { url } });
    for (const url of ['http://127.0.0.1/a.png', 'http://[::1]/a.png', 'http://169.254.169.254/latest']) {
      expect(statusAndBody(await fetched(url))).toEqual([422, 'inward-address']);
    }
    for (const url of ['file:///etc/passwd', 'nada', 'ftp://exemplo.com.br/a.png']) {
      expect(statusAndBody(await fetched(url))).toEqual([400, 'not-an-address']);
    }
  });

  test('of another supplier’s product are those of one that does not exist', async () => {
    const before = await state.read();
    const { single } = world.atlas.panel;
    for (const id of [single.productId, newId()]) {
      const answers = [
        await panel('GET', path(id)),
        await upload(PIXEL, { id }),
        await panel('POST', `${path(id)}/endereco`, { payload: { url: 'http://127.0.0.1/a.png' } }),
        await panel('PUT', `${path(id)}/ordem`, { payload: { fotos: [single.pictureId] } }),
        await panel('PUT', `${path(id)}/${single.pictureId}`, { payload: { alt: 'x' } }),
        await panel('DELETE', `${path(id)}/${single.pictureId}`),
      ];
      expect(answers.map(statusAndBody)).toEqual(answers.map(() => [404, 'product-not-found']));
    }
    expect(await state.read()).toEqual(before);
  });
});
