/** The home as one draft, over HTTP: prepared, previewed, published at once or later, and returned to. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { groupsInBlocks } from '../cited-groups.store.ts';
import { homeBlocks } from '../content.tables.ts';
import { homeRoutes } from './home.routes.ts';
import { homeVersions } from './home.tables.ts';
import { panelHomeRoutes } from './panel-home.routes.ts';
import { panelHomeDraftRoutes } from './panel-home-draft.routes.ts';
import { publishDueHomes } from './publish-home.ts';

const database = testDatabase();
const settings = { publicUrl: 'https://vitrine.exemplo', sessionSecret: 'a secret of the tests 0123456789' };
const HOUR = 3_600_000;
let app: FastifyInstance;
let shop: Context;
let actor: Actor;
let paula: Staff;

beforeAll(async () => {
  app = await routesApp(
    (to) => {
      homeRoutes(to, { ...settings, sources: { boughtBefore: async () => [] } });
      panelHomeRoutes(to, settings);
      panelHomeDraftRoutes(to);
    },
    () => ({ ...shop, actor }),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = { ...(await aShop(database.current)), now: Date.now() };
  paula = await anOwner(shop);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function panel(method: Method, path: string, payload?: object, as: Staff = paula) {
  actor = as;
  const url = `/v4/painel/${shop.supplier.id}/${path}`;
  const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
async function done(method: Method, path: string, payload?: object, as: Staff = paula) {
  const { status, body } = await panel(method, path, payload, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
async function shownTitles(query = ''): Promise<string[]> {
  actor = VISITOR;
  const answer = await app.inject(`/v4/home/${shop.supplier.id}${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().blocos.map(({ titulo }: { titulo: string }) => titulo);
}
const text = (titulo: string, more: object = {}) => ({
  ...{ tipo: 'TEXTO', titulo, conteudo: `<p>${titulo}</p>`, publicado: true },
  ...more,
});
const inDraft = async (titulo: string, more: object = {}): Promise<string> =>
  (await done('POST', 'rascunho-home/blocos', text(titulo, more))).idbloco;
const live = async (titulo: string): Promise<string> =>
  (await done('POST', 'blocos-home', text(titulo))).idbloco;
const state = () => done('GET', 'rascunho-home');
const publish = (body: object = {}) => done('POST', 'rascunho-home/publicacao', body);
const preview = async (): Promise<string> => new URL((await done('POST', 'previa-home', {})).link).search;
const versions = async () => (await done('GET', 'versoes-home')).dados;
const inHours = (hours: number): string => new Date(shop.now + hours * HOUR).toISOString();
const wait = (hours: number): void => {
  shop = { ...shop, now: shop.now + hours * HOUR };
};

describe('a draft', () => {
  test('is a copy of the published home that the shop does not show, and a preview link does', async () => {
    const first = await live('Feira');
    await inDraft('Festa');
    await done('PUT', `rascunho-home/blocos/${first}`, text('Feira de sábado'));
    expect(await shownTitles()).toEqual(['Feira']);
    expect(await shownTitles(await preview())).toEqual(['Feira de sábado', 'Festa']);
    const { publicada, rascunho } = await state();
    expect(publicada).toMatchObject({ versao: 1, por: 'Paula', blocos: [{ titulo: 'Feira' }] });
    expect(rascunho).toMatchObject({ por: 'Paula', publicar_em: null, desatualizado: false });
  });

  test('its preview shows what will be shown: what begins later, and nothing that is off or has ended', async () => {
    await inDraft('Em breve', { inicio: inHours(5) });
    await inDraft('Desligado', { publicado: false });
    await inDraft('Até logo', { fim: inHours(1) });
    wait(2);
    expect(await shownTitles(await preview())).toEqual(['Em breve']);
  });

  test('is ordered, and blocks are taken out of it', async () => {
    const [a, b] = [await live('A'), await live('B')];
    const c = await inDraft('C');
    expect((await done('PUT', 'rascunho-home/ordem', { blocos: [c, b] })).blocos).toEqual([c, b, a]);
    await done('DELETE', `rascunho-home/blocos/${b}`);
    expect(await shownTitles(await preview())).toEqual(['C', 'A']);
    expect(await shownTitles()).toEqual(['A', 'B']);
    const gone = await panel('DELETE', `rascunho-home/blocos/${b}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'block-not-found']);
    expect((await panel('PUT', 'rascunho-home/ordem', { blocos: [b] })).body.code).toBe('block-not-found');
  });

  test('is discarded, and the shop stays as it is', async () => {
    await live('Feira');
    await inDraft('Festa');
    const { rascunho } = await done('DELETE', 'rascunho-home');
    expect(rascunho).toBeNull();
    expect(await shownTitles(await preview())).toEqual(['Feira']);
    expect((await panel('DELETE', 'rascunho-home')).body.code).toBe('draft-not-found');
  });

  test.each<[object, string]>([
    [{ tipo: 'CARROSSEL', idcarrossel: newId() }, 'unknown-carousel'],
    [{ tipo: 'TEXTO', conteudo: '<script>x()</script>' }, 'without-content'],
    [{ tipo: 'CATEGORIAS', categorias: [newId()] }, 'unknown-categories'],
    [{ tipo: 'COMBOS', inicio: 'amanhã' }, 'no-such-moment'],
  ])('does not take %j, and does not begin with it', async (block, code) => {
    const { status, body } = await panel('POST', 'rascunho-home/blocos', block);
    expect([status, body.code]).toEqual([422, code]);
    expect((await state()).rascunho).toBeNull();
  });

  test('a group that only the draft cites is found', async () => {
    await inDraft('Feira', { publico: { grupos: ['revenda'] } });
    expect(await groupsInBlocks(shop.db, shop.supplier.id)).toEqual([{ group: 'revenda', name: 'Feira' }]);
  });
});

describe('two people', () => {
  test('a block that somebody else changed meanwhile is not overwritten', async () => {
    const id = await inDraft('Feira');
    const [block] = (await state()).rascunho.blocos;
    await done('PUT', `rascunho-home/blocos/${id}`, text('Dela', { versao: block.versao }));
    const late = await panel('PUT', `rascunho-home/blocos/${id}`, text('Dele', { versao: block.versao }));
    expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.body.facts.atual).toMatchObject({ titulo: 'Dela' });
    await done('PUT', `rascunho-home/blocos/${id}`, text('Dele', { versao: late.body.facts.atual.versao }));
  });

  test('a change that was made on a draft which is gone is refused in the next one', async () => {
    const id = await live('Feira');
    const { versao } = await done('PUT', `rascunho-home/blocos/${id}`, text('Um'));
    await done('DELETE', 'rascunho-home');
    await done('PUT', `rascunho-home/blocos/${id}`, text('Dois'));
    const late = await panel('PUT', `rascunho-home/blocos/${id}`, text('Um e meio', { versao }));
    expect(late.body.code).toBe('alterado-por-outra-pessoa');
  });

  test('nobody publishes or discards what somebody else has changed since', async () => {
    await inDraft('Feira');
    const seen = (await state()).rascunho.versao;
    await inDraft('Festa');
    const late = await panel('POST', 'rascunho-home/publicacao', { versao: seen });
    expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.body.facts.atual.rascunho.blocos).toHaveLength(2);
    expect((await panel('DELETE', `rascunho-home?versao=${seen}`)).body.code).toBe(
      'alterado-por-outra-pessoa',
    );
    const { versao } = late.body.facts.atual.rascunho;
    await publish({ versao, publicada: 0 });
    expect(await shownTitles()).toEqual(['Feira', 'Festa']);
  });

  test('a change of the published home is not taken back unseen', async () => {
    const id = await live('Feira');
    await inDraft('Festa');
    const before = await state();
    await done('PUT', `blocos-home/${id}`, text('Feira nova'));
    expect((await state()).rascunho.desatualizado).toBe(true);
    const seen = { versao: before.rascunho.versao, publicada: before.publicada.versao };
    const late = await panel('POST', 'rascunho-home/publicacao', seen);
    expect(late.body.code).toBe('alterado-por-outra-pessoa');
    await publish({ ...seen, publicada: late.body.facts.atual.publicada.versao });
    expect(await shownTitles()).toEqual(['Feira', 'Festa']);
    const [block] = (await done('GET', 'blocos-home')).blocos;
    expect(block.versao).toBeGreaterThan(2);
  });

  test('of two who publish at once one does', async () => {
    await inDraft('Feira');
    const { versao } = (await state()).rascunho;
    const both = await Promise.all([1, 2].map(() => panel('POST', 'rascunho-home/publicacao', { versao })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await versions()).toHaveLength(1);
  });
});

describe('published', () => {
  test('the draft is the home as a whole, and there is no draft any more', async () => {
    const [a, b] = [await live('A'), await live('B')];
    await done('DELETE', `rascunho-home/blocos/${a}`);
    await inDraft('C');
    await done('PUT', 'rascunho-home/ordem', { blocos: [] });
    const { publicada, rascunho } = await publish();
    expect(rascunho).toBeNull();
    expect(publicada.blocos.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['B', 'C']);
    expect(await shownTitles()).toEqual(['B', 'C']);
    // A block that nobody changed is the same for who read it before.
    expect(publicada.blocos[0]).toMatchObject({ idbloco: b, versao: 1, ordem: 0 });
    expect((await panel('POST', 'rascunho-home/publicacao', {})).body.code).toBe('draft-not-found');
  });

  test('each published home is listed with who and when, and can be returned to', async () => {
    await inDraft('Um');
    await publish();
    wait(3);
    const bia = await anOwner(shop, 'Bia');
    await done('POST', 'rascunho-home/blocos', text('Dois'), bia);
    await done('POST', 'rascunho-home/publicacao', {}, bia);
    const all = await versions();
    expect(all).toMatchObject([
      { versao: 2, por: 'Bia', blocos: 2, direta: false, publicada_em: new Date(shop.now).toISOString() },
      { versao: 1, por: 'Paula', blocos: 1 },
    ]);
    const { rascunho } = await done('POST', 'versoes-home/1/rascunho', {});
    expect(rascunho.desatualizado).toBe(false);
    expect(await shownTitles()).toEqual(['Um', 'Dois']);
    expect(await shownTitles(await preview())).toEqual(['Um']);
    await publish({ versao: rascunho.versao });
    expect(await shownTitles()).toEqual(['Um']);
    expect((await versions())[0]).toMatchObject({ versao: 3, blocos: 1 });
  });

  test('a return to a version does not throw a draft away unseen', async () => {
    await inDraft('Um');
    await publish();
    await inDraft('Dois');
    const refused = await panel('POST', 'versoes-home/1/rascunho', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    const { versao } = refused.body.facts.atual.rascunho;
    const { rascunho } = await done('POST', 'versoes-home/1/rascunho', { rascunho: versao });
    expect(rascunho.blocos).toHaveLength(1);
    const missing = await panel('POST', 'versoes-home/9/rascunho', { rascunho: rascunho.versao });
    expect([missing.status, missing.body.code]).toEqual([404, 'home-version-not-found']);
  });

  test('changes of the published home itself are one version, and so is what there was before versions', async () => {
    const terms = { title: 'Antiga', content: { kind: 'combos', max: 2 } as const, published: true };
    const audience = { devices: [], segmentIds: [], groups: [], paymentMethodIds: [], deliveryTypes: [] };
    const row = { supplierId: shop.supplier.id, id: newId(), position: 0, audience, ...terms };
    await shop.db.insert(homeBlocks).values(row);
    for (const title of ['A', 'B', 'C']) await live(title);
    expect(await versions()).toMatchObject([
      { versao: 4, por: 'Paula', blocos: 4, direta: true },
      { versao: 1, por: null, blocos: 1 },
    ]);
  });

  test('only the last fifty stay', async () => {
    await inDraft('Um');
    await publish();
    const [row] = await shop.db
      .select()
      .from(homeVersions)
      .where(eq(homeVersions.supplierId, shop.supplier.id));
    if (row === undefined) throw new Error('no version');
    const old = Array.from({ length: 49 }, (_, index) => ({ ...row, version: index + 2 }));
    await shop.db.insert(homeVersions).values(old);
    await inDraft('Dois');
    await publish();
    const { total, dados } = await done('GET', 'versoes-home?limite=100');
    expect([total, dados[0].versao, dados.at(-1).versao]).toEqual([50, 51, 2]);
  });
});

describe('scheduled', () => {
  test('the shop changes at the moment, and the job stores it once', async () => {
    await live('Hoje');
    await inDraft('Amanhã');
    const scheduled = await publish({ em: inHours(24) });
    expect(scheduled.rascunho.publicar_em).toBe(inHours(24));
    expect(await publishDueHomes(shop.database, shop.now + 24 * HOUR - 1)).toBe(0);
    expect(await shownTitles()).toEqual(['Hoje']);
    wait(24);
    // Before any job has run, as after a restart.
    expect(await shownTitles()).toEqual(['Hoje', 'Amanhã']);
    const runs = await Promise.all([1, 2, 3].map(() => publishDueHomes(shop.database, shop.now)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await shownTitles()).toEqual(['Hoje', 'Amanhã']);
    expect((await state()).rascunho).toBeNull();
    const moment = scheduled.rascunho.publicar_em;
    expect(await versions()).toMatchObject([
      { versao: 2, por: 'Paula', publicada_em: moment },
      { versao: 1 },
    ]);
    expect(await publishDueHomes(shop.database, shop.now + HOUR)).toBe(0);
  });

  test('staff see it as published at its moment, whether or not the job has run', async () => {
    await inDraft('Um');
    await publish({ em: inHours(1) });
    wait(1);
    expect(await state()).toMatchObject({ rascunho: null, publicada: { versao: 1, por: 'Paula' } });
    expect(await versions()).toHaveLength(1);
    await live('Dois');
    expect(await shownTitles()).toEqual(['Um', 'Dois']);
  });

  test('it is not changed until the schedule is taken back', async () => {
    const id = await inDraft('Um');
    await publish({ em: inHours(1) });
    const { versao } = (await state()).rascunho;
    for (const [method, path, body] of [
      ['POST', 'rascunho-home/blocos', text('Dois')],
      ['PUT', `rascunho-home/blocos/${id}`, text('Dois')],
      ['PUT', 'rascunho-home/ordem', { blocos: [id] }],
      ['DELETE', `rascunho-home/blocos/${id}`, undefined],
    ] as const) {
      const refused = await panel(method, path, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'home-scheduled']);
    }
    await publish({ versao, em: inHours(2) });
    const { rascunho } = await done('DELETE', 'rascunho-home/publicacao');
    expect(rascunho.publicar_em).toBeNull();
    await inDraft('Dois');
    wait(3);
    expect(await publishDueHomes(shop.database, shop.now)).toBe(0);
    expect(await shownTitles()).toEqual([]);
  });

  test('a discarded one is not published', async () => {
    await inDraft('Um');
    await publish({ em: inHours(1) });
    await done('DELETE', 'rascunho-home');
    wait(2);
    expect(await shownTitles()).toEqual([]);
    expect((await panel('DELETE', 'rascunho-home/publicacao')).body.code).toBe('draft-not-found');
  });

  test.each<[string, () => string, string]>([
    ['the past', () => inHours(-1), 'moment-has-passed'],
    ['now', () => inHours(0), 'moment-has-passed'],
    ['no moment', () => '2026-02-30T10:00:00Z', 'no-such-moment'],
    ['a wall clock', () => '2098-02-20T10:00:00', 'no-such-moment'],
  ])('for %s it is refused', async (_, em, code) => {
    await inDraft('Um');
    const refused = await panel('POST', 'rascunho-home/publicacao', { em: em() });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });
});

test('the audit says who changed, scheduled and published what', async () => {
  const id = await inDraft('Um');
  await done('PUT', `rascunho-home/blocos/${id}`, text('Dois'));
  await done('PUT', 'rascunho-home/ordem', { blocos: [id] });
  await publish({ em: inHours(1) });
  await done('DELETE', 'rascunho-home/publicacao');
  await publish({ em: inHours(2) });
  wait(3);
  await publishDueHomes(shop.database, shop.now);
  await done('POST', 'versoes-home/1/rascunho', {});
  await done('DELETE', `rascunho-home/blocos/${id}`);
  await done('DELETE', 'rascunho-home');
  const events = await shop.db
    .select({ action: auditEvents.action, by: auditEvents.staffId, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, shop.supplier.id))
    .orderBy(auditEvents.id);
  expect(events.every(({ by }) => by === paula.staffId)).toBe(true);
  expect(events.map(({ action }) => action)).toEqual([
    'home-draft-block.made',
    'home-draft-block.changed',
    'home-draft.ordered',
    'home.scheduled',
    'home.unscheduled',
    'home.scheduled',
    'home.published',
    'home-draft.version-restored',
    'home-draft-block.removed',
    'home-draft.discarded',
  ]);
  expect(events[6]?.after).toEqual({ versao: 1, blocks: ['TEXTO: Dois'] });
});
