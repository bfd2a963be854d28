/** The home's draft over HTTP: prepared, previewed, and changed by two people. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { groupsInBlocks } from '../cited-groups.store.ts';
import { publishDue } from '../publish-due.ts';
import { aText, type HomePanel, homePanel } from './testing/home-panel.ts';

const database = testDatabase();
let home: HomePanel;

beforeAll(async () => {
  home = await homePanel(database.current);
});
afterAll(() => home.close());
beforeEach(() => home.open());

describe('a draft', () => {
  test('is a copy of the published home that the shop does not show, and a preview link does', async () => {
    const first = await home.live('Feira');
    await home.inDraft('Festa');
    await home.done('PUT', `rascunho-home/blocos/${first}`, aText('Feira de sábado'));
    expect(await home.shownTitles()).toEqual(['Feira']);
    expect(await home.shownTitles(await home.preview())).toEqual(['Feira de sábado', 'Festa']);
    const { publicada, rascunho } = await home.state();
    expect(publicada).toMatchObject({ versao: 1, por: 'Paula', blocos: [{ titulo: 'Feira' }] });
    expect(rascunho).toMatchObject({ por: 'Paula', publicar_em: null, desatualizado: false });
  });

  test('its preview shows what will be shown: what begins later, and nothing that is off or has ended', async () => {
    await home.inDraft('Em breve', { inicio: home.inHours(5) });
    await home.inDraft('Desligado', { publicado: false });
    await home.inDraft('Até logo', { fim: home.inHours(1) });
    home.wait(2);
    expect(await home.shownTitles(await home.preview())).toEqual(['Em breve']);
  });

  test('is ordered, and blocks are taken out of it', async () => {
    const [a, b] = [await home.live('A'), await home.live('B')];
    const c = await home.inDraft('C');
    expect((await home.done('PUT', 'rascunho-home/ordem', { blocos: [c, b] })).blocos).toEqual([c, b, a]);
    await home.done('DELETE', `rascunho-home/blocos/${b}`);
    expect(await home.shownTitles(await home.preview())).toEqual(['C', 'A']);
    expect(await home.shownTitles()).toEqual(['A', 'B']);
    const gone = await home.panel('DELETE', `rascunho-home/blocos/${b}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'block-not-found']);
    expect((await home.panel('PUT', 'rascunho-home/ordem', { blocos: [b] })).body.code).toBe(
      'block-not-found',
    );
  });

  test('is discarded, and the shop stays as it is', async () => {
    await home.live('Feira');
    await home.inDraft('Festa');
    const { rascunho } = await home.done('DELETE', 'rascunho-home');
    expect(rascunho).toBeNull();
    expect(await home.shownTitles(await home.preview())).toEqual(['Feira']);
    expect((await home.panel('DELETE', 'rascunho-home')).body.code).toBe('draft-not-found');
  });

  test.each<[object, string]>([
    [{ tipo: 'CARROSSEL', idcarrossel: newId() }, 'unknown-carousel'],
    [{ tipo: 'TEXTO', conteudo: '<script>x()</script>' }, 'without-content'],
    [{ tipo: 'CATEGORIAS', categorias: [newId()] }, 'unknown-categories'],
    [{ tipo: 'COMBOS', inicio: 'amanhã' }, 'no-such-moment'],
  ])('does not take %j, and does not begin with it', async (block, code) => {
    const { status, body } = await home.panel('POST', 'rascunho-home/blocos', block);
    expect([status, body.code]).toEqual([422, code]);
    expect((await home.state()).rascunho).toBeNull();
  });

  test('a group that only the draft cites is found', async () => {
    await home.inDraft('Feira', { publico: { grupos: ['revenda'] } });
    expect(await groupsInBlocks(home.shop().db, home.shop().supplier.id)).toEqual([
      { group: 'revenda', name: 'Feira' },
    ]);
  });
});

describe('two people', () => {
  test('a block that somebody else changed meanwhile is not overwritten', async () => {
    const id = await home.inDraft('Feira');
    const [block] = (await home.state()).rascunho.blocos;
    await home.done('PUT', `rascunho-home/blocos/${id}`, aText('Dela', { versao: block.versao }));
    const late = await home.panel(
      'PUT',
      `rascunho-home/blocos/${id}`,
      aText('Dele', { versao: block.versao }),
    );
    expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.body.facts.atual).toMatchObject({ titulo: 'Dela' });
    await home.done(
      'PUT',
      `rascunho-home/blocos/${id}`,
      aText('Dele', { versao: late.body.facts.atual.versao }),
    );
  });

  test('a change that was made on a draft which is gone is refused in the next one', async () => {
    const id = await home.live('Feira');
    const { versao } = await home.done('PUT', `rascunho-home/blocos/${id}`, aText('Um'));
    await home.done('DELETE', 'rascunho-home');
    await home.done('PUT', `rascunho-home/blocos/${id}`, aText('Dois'));
    const late = await home.panel('PUT', `rascunho-home/blocos/${id}`, aText('Um e meio', { versao }));
    expect(late.body.code).toBe('alterado-por-outra-pessoa');
  });

  test('nobody publishes or discards what somebody else has changed since', async () => {
    await home.inDraft('Feira');
    const seen = (await home.state()).rascunho.versao;
    await home.inDraft('Festa');
    const late = await home.panel('POST', 'rascunho-home/publicacao', { versao: seen });
    expect([late.status, late.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    expect(late.body.facts.atual.rascunho.blocos).toHaveLength(2);
    expect((await home.panel('DELETE', `rascunho-home?versao=${seen}`)).body.code).toBe(
      'alterado-por-outra-pessoa',
    );
    const { versao } = late.body.facts.atual.rascunho;
    await home.publish({ versao, publicada: 0 });
    expect(await home.shownTitles()).toEqual(['Feira', 'Festa']);
  });

  test('a change of the published home is not taken back unseen', async () => {
    const id = await home.live('Feira');
    await home.inDraft('Festa');
    const before = await home.state();
    await home.done('PUT', `blocos-home/${id}`, aText('Feira nova'));
    expect((await home.state()).rascunho.desatualizado).toBe(true);
    const seen = { versao: before.rascunho.versao, publicada: before.publicada.versao };
    const late = await home.panel('POST', 'rascunho-home/publicacao', seen);
    expect(late.body.code).toBe('alterado-por-outra-pessoa');
    await home.publish({ ...seen, publicada: late.body.facts.atual.publicada.versao });
    expect(await home.shownTitles()).toEqual(['Feira', 'Festa']);
    const [block] = (await home.done('GET', 'blocos-home')).blocos;
    expect(block.versao).toBeGreaterThan(2);
  });

  test('of two who publish at once one does', async () => {
    await home.inDraft('Feira');
    const { versao } = (await home.state()).rascunho;
    const both = await Promise.all(
      [1, 2].map(() => home.panel('POST', 'rascunho-home/publicacao', { versao })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await home.versions()).toHaveLength(1);
  });
});

test('the audit says who changed, scheduled and published what', async () => {
  const id = await home.inDraft('Um');
  await home.done('PUT', `rascunho-home/blocos/${id}`, aText('Dois'));
  await home.done('PUT', 'rascunho-home/ordem', { blocos: [id] });
  await home.publish({ em: home.inHours(1) });
  await home.done('DELETE', 'rascunho-home/publicacao');
  await home.publish({ em: home.inHours(2) });
  home.wait(3);
  await publishDue(home.shop().database, home.shop().now);
  await home.done('POST', 'versoes-home/1/rascunho', {});
  await home.done('DELETE', `rascunho-home/blocos/${id}`);
  await home.done('DELETE', 'rascunho-home');
  const events = await home
    .shop()
    .db.select({ action: auditEvents.action, by: auditEvents.staffId, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, home.shop().supplier.id))
    .orderBy(auditEvents.id);
  expect(events.every(({ by }) => by === home.owner().staffId)).toBe(true);
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
