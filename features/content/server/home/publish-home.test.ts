/** The home's draft becomes the published home, at once or later, and can be returned to. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { homeBlocks } from '../content.tables.ts';
import { publishDue } from '../publish-due.ts';
import { homeVersions } from './home.tables.ts';
import { aText, HOUR, type HomePanel, homePanel } from './testing/home-panel.ts';

const database = testDatabase();
let home: HomePanel;

beforeAll(async () => {
  home = await homePanel(database.current);
});
afterAll(() => home.close());
beforeEach(() => home.open());

describe('published', () => {
  test('the draft is the home as a whole, and there is no draft any more', async () => {
    const [a, b] = [await home.live('A'), await home.live('B')];
    await home.done('DELETE', `rascunho-home/blocos/${a}`);
    await home.inDraft('C');
    await home.done('PUT', 'rascunho-home/ordem', { blocos: [] });
    const { publicada, rascunho } = await home.publish();
    expect(rascunho).toBeNull();
    expect(publicada.blocos.map(({ titulo }: { titulo: string }) => titulo)).toEqual(['B', 'C']);
    expect(await home.shownTitles()).toEqual(['B', 'C']);
    // A block that nobody changed is the same for who read it before.
    expect(publicada.blocos[0]).toMatchObject({ idbloco: b, versao: 1, ordem: 0 });
    expect((await home.panel('POST', 'rascunho-home/publicacao', {})).body.code).toBe('draft-not-found');
  });

  test('each published home is listed with who and when, and can be returned to', async () => {
    await home.inDraft('Um');
    await home.publish();
    home.wait(3);
    const bia = await anOwner(home.shop(), 'Bia');
    await home.done('POST', 'rascunho-home/blocos', aText('Dois'), bia);
    await home.done('POST', 'rascunho-home/publicacao', {}, bia);
    const all = await home.versions();
    expect(all).toMatchObject([
      {
        versao: 2,
        por: 'Bia',
        blocos: 2,
        direta: false,
        publicada_em: new Date(home.shop().now).toISOString(),
      },
      { versao: 1, por: 'Paula', blocos: 1 },
    ]);
    const { rascunho } = await home.done('POST', 'versoes-home/1/rascunho', {});
    expect(rascunho.desatualizado).toBe(false);
    expect(await home.shownTitles()).toEqual(['Um', 'Dois']);
    expect(await home.shownTitles(await home.preview())).toEqual(['Um']);
    await home.publish({ versao: rascunho.versao });
    expect(await home.shownTitles()).toEqual(['Um']);
    expect((await home.versions())[0]).toMatchObject({ versao: 3, blocos: 1 });
  });

  test('a return to a version does not throw a draft away unseen', async () => {
    await home.inDraft('Um');
    await home.publish();
    await home.inDraft('Dois');
    const refused = await home.panel('POST', 'versoes-home/1/rascunho', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    const { versao } = refused.body.facts.atual.rascunho;
    const { rascunho } = await home.done('POST', 'versoes-home/1/rascunho', { rascunho: versao });
    expect(rascunho.blocos).toHaveLength(1);
    const missing = await home.panel('POST', 'versoes-home/9/rascunho', { rascunho: rascunho.versao });
    expect([missing.status, missing.body.code]).toEqual([404, 'home-version-not-found']);
  });

  test('changes of the published home itself are one version, and so is what there was before versions', async () => {
    const terms = { title: 'Antiga', content: { kind: 'combos', max: 2 } as const, published: true };
    const audience = { devices: [], segmentIds: [], groups: [], paymentMethodIds: [], deliveryTypes: [] };
    const row = { supplierId: home.shop().supplier.id, id: newId(), position: 0, audience, ...terms };
    await home.shop().db.insert(homeBlocks).values(row);
    for (const title of ['A', 'B', 'C']) await home.live(title);
    expect(await home.versions()).toMatchObject([
      { versao: 4, por: 'Paula', blocos: 4, direta: true },
      { versao: 1, por: null, blocos: 1 },
    ]);
  });

  test('only the last fifty stay', async () => {
    await home.inDraft('Um');
    await home.publish();
    const [row] = await home
      .shop()
      .db.select()
      .from(homeVersions)
      .where(eq(homeVersions.supplierId, home.shop().supplier.id));
    if (row === undefined) throw new Error('no version');
    const old = Array.from({ length: 49 }, (_, index) => ({ ...row, version: index + 2 }));
    await home.shop().db.insert(homeVersions).values(old);
    await home.inDraft('Dois');
    await home.publish();
    const { total, dados } = await home.done('GET', 'versoes-home?limite=100');
    expect([total, dados[0].versao, dados.at(-1).versao]).toEqual([50, 51, 2]);
  });
});

describe('scheduled', () => {
  test('the shop changes at the moment, and the job stores it once', async () => {
    await home.live('Hoje');
    await home.inDraft('Amanhã');
    const scheduled = await home.publish({ em: home.inHours(24) });
    expect(scheduled.rascunho.publicar_em).toBe(home.inHours(24));
    expect(await publishDue(home.shop().database, home.shop().now + 24 * HOUR - 1)).toBe(0);
    expect(await home.shownTitles()).toEqual(['Hoje']);
    home.wait(24);
    // Before any job has run, as after a restart.
    expect(await home.shownTitles()).toEqual(['Hoje', 'Amanhã']);
    const runs = await Promise.all([1, 2, 3].map(() => publishDue(home.shop().database, home.shop().now)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect(await home.shownTitles()).toEqual(['Hoje', 'Amanhã']);
    expect((await home.state()).rascunho).toBeNull();
    const moment = scheduled.rascunho.publicar_em;
    expect(await home.versions()).toMatchObject([
      { versao: 2, por: 'Paula', publicada_em: moment },
      { versao: 1 },
    ]);
    expect(await publishDue(home.shop().database, home.shop().now + HOUR)).toBe(0);
  });

  test('staff see it as published at its moment, whether or not the job has run', async () => {
    await home.inDraft('Um');
    await home.publish({ em: home.inHours(1) });
    home.wait(1);
    expect(await home.state()).toMatchObject({ rascunho: null, publicada: { versao: 1, por: 'Paula' } });
    expect(await home.versions()).toHaveLength(1);
    await home.live('Dois');
    expect(await home.shownTitles()).toEqual(['Um', 'Dois']);
  });

  test('it is not changed until the schedule is taken back', async () => {
    const id = await home.inDraft('Um');
    await home.publish({ em: home.inHours(1) });
    const { versao } = (await home.state()).rascunho;
    for (const [method, path, body] of [
      ['POST', 'rascunho-home/blocos', aText('Dois')],
      ['PUT', `rascunho-home/blocos/${id}`, aText('Dois')],
      ['PUT', 'rascunho-home/ordem', { blocos: [id] }],
      ['DELETE', `rascunho-home/blocos/${id}`, undefined],
    ] as const) {
      const refused = await home.panel(method, path, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'home-scheduled']);
    }
    await home.publish({ versao, em: home.inHours(2) });
    const { rascunho } = await home.done('DELETE', 'rascunho-home/publicacao');
    expect(rascunho.publicar_em).toBeNull();
    await home.inDraft('Dois');
    home.wait(3);
    expect(await publishDue(home.shop().database, home.shop().now)).toBe(0);
    expect(await home.shownTitles()).toEqual([]);
  });

  test('a discarded one is not published', async () => {
    await home.inDraft('Um');
    await home.publish({ em: home.inHours(1) });
    await home.done('DELETE', 'rascunho-home');
    home.wait(2);
    expect(await home.shownTitles()).toEqual([]);
    expect((await home.panel('DELETE', 'rascunho-home/publicacao')).body.code).toBe('draft-not-found');
  });

  test.each<[string, () => string, string]>([
    ['the past', () => home.inHours(-1), 'moment-has-passed'],
    ['now', () => home.inHours(0), 'moment-has-passed'],
    ['a word', () => 'amanhã', 'no-such-moment'],
    ['a wall clock', () => '2098-02-20T10:00:00', 'no-such-moment'],
  ])('for %s it is refused', async (_, em, code) => {
    await home.inDraft('Um');
    const refused = await home.panel('POST', 'rascunho-home/publicacao', { em: em() });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });
});
