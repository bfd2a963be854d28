/** Scheduled exports: who may have what made, when it is made, who gets it. */
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '#features/accounts/server/staff/create-staff.ts';
import { dropMembership } from '#features/accounts/server/staff/staff.store.ts';
import { aShopper } from '#features/cart/server/testing/a-shopper.ts';
import { appOf } from '#features/cart/server/testing/app-of.ts';
import { aProduct, aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import type { GivenRole } from '#kernel/permissions.ts';
import type { Instant, Staff } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { mailOutbox } from '#platform/mail/outbox.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { exportMails } from './export-mails.ts';
import { scheduledExportsRoutes } from './exports.routes.ts';
import { exportPieces, exportRuns, exportSchedules } from './exports.tables.ts';
import { forgetClientFiles } from './forget-client-files.ts';
import { runExports } from './run-exports.ts';
import { claimRun, renewClaim } from './runs.store.ts';
import { updateSchedule } from './schedules.store.ts';

const database = testDatabase();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let app: FastifyInstance;
let shop: Context;
let owner: Staff;
let who: Staff;
let now: Instant;
let failing: boolean;
const reported: unknown[] = [];

beforeAll(async () => {
  app = await appOf(scheduledExportsRoutes, () => ({ ...shop, now, actor: who }));
});
beforeEach(async () => {
  shop = await aShop(database.current);
  owner = await anOwner(shop);
  who = owner;
  now = shop.now;
  failing = false;
  meanwhile = async () => {};
  reported.length = 0;
  // The job makes the files of all shops, also of those of earlier tests.
  await shop.db.delete(exportSchedules).where(sql`true /* of every supplier_id */`);
  await aProduct(shop, { sku: 'CAFE', name: 'Café; moído', price: 1050, cost: 700, stock: 2_500 });
  await aProduct(shop, { sku: 'CHA', name: 'Chá', price: 700 });
});
afterAll(() => app.close());

async function aMember(role: GivenRole): Promise<Staff> {
  const name = `Pessoa ${role}`;
  const memberships = [{ supplierId: shop.supplier.id, role }];
  const person = { name, email: `${newId()}@exemplo.com.br`, passwordHash: 'none', memberships };
  const staffId = (await createStaff(shop.db, person)) ?? '';
  return { kind: 'staff', sessionId: newId(), staffId, name, standing: role };
}

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
  const url = `/v4/painel/${shop.supplier.id}/exportacoes${path}`;
  const answer = await app.inject({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
};
const download = (id: string) =>
  app.inject({ url: `/v4/painel/${shop.supplier.id}/exportacoes/execucoes/${id}/arquivo` });
const code = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code ?? 'ok'];

const wanted = (more: object = {}) => ({
  nome: 'Estoque do dia',
  tipo: 'ESTOQUE',
  colunas: [],
  formato: 'CSV',
  frequencia: 'DIARIA',
  hora: '06:00',
  destinatarios: [owner.staffId],
  ...more,
});
const schedule = async (more: object = {}) => {
  const { status, body } = await call('POST', '', wanted(more));
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
const runsOf = async (id: string) => (await call('GET', `/${id}/execucoes`)).body.dados;

let meanwhile: () => Promise<unknown>;
const reservedGoods = async () => {
  await meanwhile();
  if (failing) throw new Error('no goods');
  return new Map();
};
const work = () =>
  runExports(
    database.current,
    { reservedGoods, report: (error) => reported.push(error), clock: () => now },
    now,
  );
const mails = async (kind: string) =>
  (await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, kind))).filter(
    ({ facts }) => facts.supplierId === shop.supplier.id,
  );
async function mailOf(kind: string) {
  const [queued] = await mails(kind);
  if (queued === undefined) return undefined;
  const times = { queuedAt: queued.createdAt.getTime(), now };
  return exportMails('https://vitrine.exemplo')[kind]?.(shop.db, queued.facts, times);
}

test('at its hour a file is made, its readers get a link, and the next hour stands', async () => {
  const made = await schedule();
  expect(made).toMatchObject({ situacao: 'ATIVA', proxima: '2026-11-21T09:00:00.000Z', versao: 1 });
  await work();
  expect(await runsOf(made.id)).toEqual([]);
  now = Date.parse('2026-11-21T09:00:10Z');
  await work();
  const [run] = await runsOf(made.id);
  expect(run).toMatchObject({
    situacao: 'PRONTA',
    prevista: '2026-11-21T09:00:00.000Z',
    pedidaPor: null,
    linhas: 2,
    arquivo: 'estoque-2026-11-21.csv',
    podeBaixar: true,
  });
  const file = await download(run.id);
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="estoque-2026-11-21.csv"',
  ]);
  const [heads, ...rows] = parse(file.body, { bom: true, delimiter: ';' }) as string[][];
  expect(heads?.slice(0, 5)).toEqual(['Código', 'Produto', 'Unidade', 'Situação', 'Disponível']);
  expect(rows.map((row) => [row[0], row[1], row[4]])).toEqual([
    ['CAFE', 'Café; moído', '2,5'],
    ['CHA', 'Chá', ''],
  ]);
  const mail = await mailOf('export-ready');
  expect(mail?.subject).toBe('Exportação pronta: Estoque do dia');
  expect(mail?.text).toContain(`https://vitrine.exemplo/painel/${shop.supplier.slug}/exportacoes/${made.id}`);
  expect(mail).not.toHaveProperty('attachments');
  const shown = (await call('GET', `/${made.id}`)).body;
  expect(shown).toMatchObject({ proxima: '2026-11-22T09:00:00.000Z', ultima: { id: run.id }, versao: 1 });
});

test('chosen columns, a report’s period, and a spreadsheet', async () => {
  const narrow = await schedule({ colunas: ['Disponível', 'Código'], filtro: 'untracked' });
  const report = await schedule({ tipo: 'VENDAS_POR_PRODUTO', periodo: 'MES_ANTERIOR', formato: 'XLSX' });
  for (const { id } of [narrow, report]) await call('POST', `/${id}/executar`);
  await work();
  const [few] = await runsOf(narrow.id);
  expect((await download(few.id)).body).toBe('\uFEFFCódigo;Disponível\r\nCHA;\r\n');
  const [sheet] = await runsOf(report.id);
  expect(sheet).toMatchObject({
    arquivo: 'vendas-por-produto-2026-10-01-a-2026-10-31.xlsx',
    pedidaPor: 'Paula',
  });
  const file = await download(sheet.id);
  expect(file.headers['content-type']).toContain('spreadsheetml');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(file.rawPayload.byteLength).toBe(sheet.bytes);
});

test('however many were missed, one is made on return; two processes make it once', async () => {
  const made = await schedule();
  now = Date.parse('2026-11-25T15:00:00Z');
  await Promise.all([work(), work(), work()]);
  const runs = await runsOf(made.id);
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ situacao: 'PRONTA', prevista: '2026-11-25T09:00:00.000Z', tentativas: 1 });
  expect(await mails('export-ready')).toHaveLength(1);
});

test('while one is open nobody starts another', async () => {
  const made = await schedule();
  expect(code(await call('POST', `/${made.id}/executar`))).toEqual([200, 'ok']);
  expect(code(await call('POST', `/${made.id}/executar`))).toEqual([409, 'export-under-way']);
  await work();
  expect(code(await call('POST', `/${made.id}/executar`))).toEqual([200, 'ok']);
});

test('a failure is tried again with its reason, three times; then its maker is notified, and it goes on', async () => {
  const made = await schedule();
  failing = true;
  await call('POST', `/${made.id}/executar`);
  await work();
  expect((await runsOf(made.id))[0]).toMatchObject({ situacao: 'NA_FILA', motivo: 'ERRO', tentativas: 1 });
  await work();
  expect((await runsOf(made.id))[0].tentativas).toBe(1);
  now += MINUTE;
  await work();
  now += 10 * MINUTE;
  await work();
  const [run] = await runsOf(made.id);
  expect(run).toMatchObject({ situacao: 'FALHOU', motivo: 'ERRO', tentativas: 3, disponivelAte: null });
  expect((await mailOf('export-failed'))?.text).toContain('erro do sistema');
  expect(reported).toHaveLength(3);
  expect((await download(run.id)).statusCode).toBe(404);
  const pieces = await shop.db
    .select()
    .from(exportPieces)
    .where(eq(exportPieces.supplierId, shop.supplier.id));
  expect(pieces).toEqual([]);
  failing = false;
  now = Date.parse('2026-11-21T09:00:00Z');
  await work();
  expect((await runsOf(made.id))[0].situacao).toBe('PRONTA');
});

test('a run whose process died is taken over, and the dead one may not end it', async () => {
  const made = await schedule();
  await call('POST', `/${made.id}/executar`);
  const dead = await claimRun(shop.db, now, now + 5 * MINUTE);
  if (dead === undefined) throw new Error('no run to claim');
  await work();
  expect((await runsOf(made.id))[0].situacao).toBe('FAZENDO');
  now += 5 * MINUTE;
  await work();
  expect((await runsOf(made.id))[0]).toMatchObject({ situacao: 'PRONTA', tentativas: 2 });
  expect(await renewClaim(shop.db, dead, now, { rows: 0, expectedRows: undefined })).toBe(false);
});

const piecesOfShop = () =>
  shop.db.select().from(exportPieces).where(eq(exportPieces.supplierId, shop.supplier.id));

test('a run says how far it is', async () => {
  const made = await schedule();
  await call('POST', `/${made.id}/executar`);
  let seen: unknown;
  const run = await claimRun(shop.db, now, now + 5 * MINUTE);
  if (run === undefined) throw new Error('no run to claim');
  await renewClaim(shop.db, run, now, { rows: 1, expectedRows: 2 });
  [seen] = await runsOf(made.id);
  expect(seen).toMatchObject({ situacao: 'FAZENDO', linhas: 1, linhasPrevistas: 2 });
  await work();
  [seen] = await runsOf(made.id);
  expect(seen).toMatchObject({ situacao: 'PRONTA', linhas: 2, linhasPrevistas: 2 });
});

test.each(['CSV', 'XLSX'])(
  'a %s that is being made stops when it is cancelled: no file, no mail, no error',
  async (formato) => {
    const made = await schedule({ formato });
    await call('POST', `/${made.id}/executar`);
    const [queued] = await runsOf(made.id);
    const cancel = () => call('POST', `/execucoes/${queued.id}/cancelar`);
    meanwhile = async () => expect((await cancel()).body).toMatchObject({ situacao: 'CANCELADA' });
    await work();
    expect((await runsOf(made.id))[0]).toMatchObject({
      situacao: 'CANCELADA',
      disponivelAte: null,
      motivo: null,
    });
    expect([reported, await piecesOfShop(), await mails('export-ready')]).toEqual([[], [], []]);
    expect((await download(queued.id)).statusCode).toBe(404);
    expect(code(await cancel())).toEqual([409, 'export-run-ended']);
    expect(code(await call('POST', `/execucoes/${newId()}/cancelar`))).toEqual([404, 'export-run-not-found']);
    meanwhile = async () => {};
    await call('POST', `/${made.id}/executar`);
    await work();
    expect((await runsOf(made.id))[0].situacao).toBe('PRONTA');
  },
);

test('one that waits to be tried again is cancelled for good, and only by its shop', async () => {
  const made = await schedule();
  failing = true;
  await call('POST', `/${made.id}/executar`);
  await work();
  const [run] = await runsOf(made.id);
  expect(run.situacao).toBe('NA_FILA');
  const own = shop;
  shop = await aShop(database.current);
  expect(code(await call('POST', `/execucoes/${run.id}/cancelar`))).toEqual([404, 'export-run-not-found']);
  shop = own;
  expect((await call('POST', `/execucoes/${run.id}/cancelar`)).status).toBe(200);
  failing = false;
  now += 10 * MINUTE;
  await work();
  expect((await runsOf(made.id))[0]).toMatchObject({ situacao: 'CANCELADA', tentativas: 1 });
});

describe('whose it is', () => {
  test('a dismissed maker’s schedule stops, and the owner is notified; who resumes it answers for it', async () => {
    const maker = await aMember('operator');
    who = maker;
    const made = await schedule();
    await dropMembership(shop.db, shop.supplier.id, maker.staffId);
    who = owner;
    now += DAY;
    await work();
    expect((await call('GET', `/${made.id}`)).body).toMatchObject({ situacao: 'PARADA', proxima: null });
    expect((await runsOf(made.id))[0]).toMatchObject({ situacao: 'FALHOU', motivo: 'RESPONSAVEL_SAIU' });
    const mail = await mailOf('export-stopped');
    expect(mail?.text).toContain('saiu da equipe');
    now += DAY;
    await work();
    expect(await runsOf(made.id)).toHaveLength(1);
    const { body } = await call('PUT', `/${made.id}/situacao`, { ativa: true, versao: 2 });
    expect(body).toMatchObject({ situacao: 'ATIVA', responsavel: 'Paula' });
    now += DAY;
    await work();
    expect((await runsOf(made.id))[0].situacao).toBe('PRONTA');
  });

  test('a maker whose role no longer allows the data makes no file', async () => {
    const made = await schedule({ tipo: 'MARGEM', periodo: 'ONTEM' });
    const sales = await aMember('sales');

    const changes = { state: 'active', nextAt: now, makerId: sales.staffId } as const;
    await updateSchedule(shop.db, shop.supplier.id, made.id, changes, 1);
    await work();
    expect((await runsOf(made.id))[0].motivo).toBe('RESPONSAVEL_SEM_PERMISSAO');
  });

  test('nobody schedules what they may not see, or for whom may not see it', async () => {
    const margin = { tipo: 'MARGEM', periodo: 'ONTEM' };
    const sales = await aMember('sales');
    const finance = await aMember('finance');
    const stranger = await anOwner(await aShop(database.current));
    expect(code(await call('POST', '', wanted({ destinatarios: [stranger.staffId] })))).toEqual([
      422,
      'export-recipient-outside',
    ]);
    const refused = [422, 'export-recipient-may-not'];
    expect(code(await call('POST', '', wanted({ ...margin, destinatarios: [finance.staffId] })))).toEqual(
      refused,
    );
    // Without the room of exports a link would lead nowhere.
    expect(code(await call('POST', '', wanted({ destinatarios: [sales.staffId] })))).toEqual(refused);
    who = finance;
    expect(code(await call('POST', '', wanted({ ...margin, destinatarios: [] })))).toEqual([
      403,
      'export-not-allowed',
    ]);
    who = { ...owner, staffId: newId(), standing: 'administrator' };
    expect(code(await call('POST', '', wanted({ destinatarios: [] })))).toEqual([
      403,
      'export-maker-outside',
    ]);
  });

  test('costs in a file of products are for who makes prices: also its readers, at the download', async () => {
    const catalog = await aMember('catalog');
    const products = { tipo: 'PRODUTOS', destinatarios: [catalog.staffId] };
    expect(code(await call('POST', '', wanted(products)))).toEqual([422, 'export-recipient-may-not']);
    const open = await schedule({ ...products, colunas: ['sku', 'preco'] });
    const whole = await schedule({ ...products, destinatarios: [] });
    for (const { id } of [open, whole]) await call('POST', `/${id}/executar`);
    await work();
    const [prices] = await runsOf(open.id);
    const [costs] = await runsOf(whole.id);
    expect((await download(costs.id)).body).toContain(';custo;');
    who = catalog;
    expect((await runsOf(whole.id))[0].podeBaixar).toBe(false);
    expect((await download(costs.id)).json()).toMatchObject({ code: 'export-not-allowed' });
    expect((await download(prices.id)).body).toBe('\uFEFFsku;preco\r\nCAFE;10,5\r\nCHA;7\r\n');
    // A reader who has lost the permission since.
    who = { ...catalog, standing: 'finance' };
    expect((await download(prices.id)).statusCode).toBe(403);
  });

  test('a reader who has left gets no mail, and nothing is another shop’s', async () => {
    const reader = await aMember('operator');
    const made = await schedule({ destinatarios: [reader.staffId] });
    await call('POST', `/${made.id}/executar`);
    await work();
    expect((await mailOf('export-ready'))?.to).toContain('@exemplo.com.br');
    await dropMembership(shop.db, shop.supplier.id, reader.staffId);
    expect(await mailOf('export-ready')).toBeUndefined();
    const [run] = await runsOf(made.id);
    shop = await aShop(database.current);
    expect((await download(run.id)).statusCode).toBe(404);
    for (const path of [`/${made.id}`, `/${made.id}/execucoes`])
      expect(code(await call('GET', path))).toEqual([404, 'export-not-found']);
    expect(code(await call('DELETE', `/${made.id}`))).toEqual([404, 'export-not-found']);
  });
});

test.each([
  [{ tipo: 'PEDIDOS' }, 'export-no-period'],
  [{ periodo: 'ONTEM' }, 'export-no-period'],
  [{ filtro: 'CANCELADO' }, 'export-no-such-filter'],
  [{ colunas: ['Custo'] }, 'export-no-such-column'],
  [{ frequencia: 'SEMANAL' }, 'export-no-such-time'],
  [{ frequencia: 'MENSAL', diaSemana: 1 }, 'export-no-such-time'],
])('%j: %s', async (more, refusal) => {
  expect(code(await call('POST', '', wanted(more)))).toEqual([422, refusal]);
});

test('an older state is refused with the current one; a pause makes nothing', async () => {
  const made = await schedule();
  const change = { ...wanted({ nome: 'Outro nome' }), versao: 1 };
  expect((await call('PUT', `/${made.id}`, change)).body).toMatchObject({ nome: 'Outro nome', versao: 2 });
  const stale = await call('PUT', `/${made.id}`, { ...change, nome: 'Mais um' });
  expect(code(stale)).toEqual([409, 'alterado-por-outra-pessoa']);
  expect(stale.body.facts.atual).toMatchObject({ nome: 'Outro nome', versao: 2, responsavel: 'Paula' });
  expect(code(await call('PUT', `/${made.id}/situacao`, { ativa: false, versao: 1 }))[0]).toBe(409);
  expect((await call('PUT', `/${made.id}/situacao`, { ativa: false, versao: 2 })).body.situacao).toBe(
    'PAUSADA',
  );
  now += 3 * DAY;
  await work();
  expect(await runsOf(made.id)).toEqual([]);
  expect((await call('DELETE', `/${made.id}`)).body).toEqual({ ok: true });
  expect((await call('GET')).body.total).toBe(0);
});

test('a file can be downloaded for thirty days', async () => {
  const made = await schedule();
  await call('POST', `/${made.id}/executar`);
  await work();
  await call('PUT', `/${made.id}/situacao`, { ativa: false, versao: 1 });
  const [run] = await runsOf(made.id);
  now += 30 * DAY - 1;
  expect((await download(run.id)).statusCode).toBe(200);
  now += 2;
  expect((await download(run.id)).json()).toMatchObject({ code: 'export-file-not-found' });
  expect((await runsOf(made.id))[0]).toMatchObject({ situacao: 'PRONTA', disponivelAte: null });
});

test('a large file is stored and read in pieces', async () => {
  const made = await schedule({ tipo: 'PRODUTOS', destinatarios: [] });
  const description = 'Descrição longa. '.repeat(500);
  for (let place = 0; place < 100; place += 1)
    await aProduct(shop, { sku: `P${place}`, name: `Produto ${place}`, description });
  await call('POST', `/${made.id}/executar`);
  await work();
  const [run] = await runsOf(made.id);
  const pieces = await shop.db
    .select({ content: exportPieces.content })
    .from(exportPieces)
    .where(eq(exportPieces.supplierId, shop.supplier.id));
  expect(pieces.length).toBeGreaterThan(2);
  for (const { content } of pieces) expect(content.byteLength).toBeLessThan(400_000);
  const file = await download(run.id);
  expect(file.rawPayload.byteLength).toBe(run.bytes);
  expect((parse(file.body, { bom: true, delimiter: ';' }) as string[][]).length).toBe(103);
  const [row] = await shop.db.select().from(exportRuns).where(eq(exportRuns.supplierId, shop.supplier.id));
  expect(row?.rows).toBe(102);
});

test('with a client of the shop the files that name clients are deleted, and no others', async () => {
  const { actor } = await aShopper(shop);
  const orders = await schedule({ tipo: 'PEDIDOS', periodo: 'ESTE_MES' });
  const goods = await schedule({ nome: 'Outra' });
  for (const { id } of [orders, goods]) await call('POST', `/${id}/executar`);
  await work();
  const elsewhere = await aShopper(await aShop(database.current));
  await forgetClientFiles(shop.db, shop.supplier.id, elsewhere.actor.clientId);
  const [run] = await runsOf(orders.id);
  expect((await download(run.id)).body).toContain('Cliente;CPF ou CNPJ;Número');
  await forgetClientFiles(shop.db, shop.supplier.id, actor.clientId);
  expect((await download(run.id)).statusCode).toBe(404);
  expect((await runsOf(orders.id))[0]).toMatchObject({ situacao: 'FALHOU', motivo: 'CLIENTE_EXCLUIDO' });
  expect((await runsOf(goods.id))[0]).toMatchObject({ situacao: 'PRONTA' });
});
