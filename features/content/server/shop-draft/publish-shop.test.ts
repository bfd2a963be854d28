/** The draft of menu, footer and texts gets into the shop, at once or later, and what was published can be returned to. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { publishDue } from '../publish-due.ts';
import { shopDrafts, shopVersions } from './shop-draft.tables.ts';
import { aMenu, aText, HOUR, type ShopDraftPanel, shopDraftPanel } from './testing/shop-draft-panel.ts';

const database = testDatabase();
let loja: ShopDraftPanel;

beforeAll(async () => {
  loja = await shopDraftPanel(database.current);
});
afterAll(() => loja.close());
beforeEach(() => loja.open());

describe('published', () => {
  test('all parts of the draft are in the shop, the others stay, and there is no draft any more', async () => {
    await loja.done('PUT', 'textos/PRIVACY_POLICY', aText('Dados'));
    await loja.draftMenu('Natal');
    await loja.draftText('Quem somos');
    const { publicada, rascunho } = await loja.publish();
    expect(rascunho).toBeNull();
    expect(publicada).toMatchObject({ versao: 2, por: 'Paula' });
    expect([await loja.menu(), await loja.titles()]).toEqual([['Natal'], ['Quem somos']]);
    const { textos } = await loja.done('GET', 'textos');
    expect(textos).toContainEqual({ tipo: 'PRIVACY_POLICY', ...aText('Dados', 2) });
    expect((await loja.panel('POST', 'rascunho-loja/publicacao', {})).body.code).toBe('shop-draft-not-found');
  });

  test('who read a part before reads it again before changing it', async () => {
    const { versao } = await loja.draftMenu('Natal');
    await loja.publish();
    for (const seen of [1, versao])
      expect((await loja.panel('PUT', 'loja/menu', aMenu('Outro', seen))).status).toBe(409);
    const { menu } = await loja.done('GET', 'loja');
    await loja.done('PUT', 'loja/menu', aMenu('Outro', menu.versao));
  });

  test('each publication is listed with who, when and what, and can be returned to', async () => {
    await loja.draftMenu('Um');
    await loja.publish();
    loja.wait(3);
    const bia = await anOwner(loja.shop(), 'Bia');
    const { menu } = await loja.done('GET', 'loja');
    await loja.done('PUT', 'loja/menu', aMenu('Dois', menu.versao), bia);
    const publicada_em = new Date(loja.shop().now).toISOString();
    expect(await loja.versions()).toEqual([
      { versao: 2, por: 'Bia', direta: true, publicada_em, partes: ['MENU'] },
      expect.objectContaining({ versao: 1, por: 'Paula', direta: false }),
    ]);
    expect(await loja.done('GET', 'versoes-loja/1')).toMatchObject({
      ...{ versao: 1, por: 'Paula', partes: ['MENU'], textos: [] },
      menu: { itens: [{ rotulo: 'Um', link: '/c/ofertas' }] },
    });
    expect((await loja.panel('GET', 'versoes-loja/9')).body.code).toBe('shop-version-not-found');
    const { rascunho } = await loja.done('POST', 'versoes-loja/1/rascunho', {});
    expect(rascunho).toMatchObject({ desatualizados: [], menu: { itens: [{ rotulo: 'Um' }] } });
    expect(await loja.menu()).toEqual(['Dois']);
    await loja.publish({ versao: rascunho.versao });
    expect(await loja.menu()).toEqual(['Um']);
  });

  test('a return to a version does not throw a draft away unseen, and leaves its other parts', async () => {
    await loja.draftMenu('Um');
    await loja.publish();
    const { versao } = await loja.draftText('Quem somos');
    const refused = await loja.panel('POST', 'versoes-loja/1/rascunho', {});
    expect([refused.status, refused.body.code]).toEqual([409, 'alterado-por-outra-pessoa']);
    const { rascunho } = await loja.done('POST', 'versoes-loja/1/rascunho', { rascunho: versao });
    expect(rascunho).toMatchObject({ menu: { itens: [{ rotulo: 'Um' }] }, textos: [{ tipo: 'ABOUT' }] });
    const missing = await loja.panel('POST', 'versoes-loja/9/rascunho', { rascunho: rascunho.versao });
    expect([missing.status, missing.body.code]).toEqual([404, 'shop-version-not-found']);
  });

  test('what there was before versions is the first one', async () => {
    const menu = [{ label: 'Antigo', href: '/c/ofertas' }];
    await loja.shop().db.update(suppliers).set({ menu }).where(eq(suppliers.id, loja.shop().supplier.id));
    await loja.done('PUT', 'loja/menu', aMenu('Novo'));
    expect(await loja.versions()).toMatchObject([
      { versao: 2, por: 'Paula', direta: true },
      { versao: 1, por: null },
    ]);
    await loja.done('POST', 'versoes-loja/1/rascunho', {});
    await loja.publish();
    expect(await loja.menu()).toEqual(['Antigo']);
  });

  test('only the last fifty stay', async () => {
    await loja.draftMenu('Um');
    await loja.publish();
    const ofShop = eq(shopVersions.supplierId, loja.shop().supplier.id);
    const [row] = await loja.shop().db.select().from(shopVersions).where(ofShop);
    if (row === undefined) throw new Error('no version');
    const old = Array.from({ length: 49 }, (_, index) => ({ ...row, version: index + 2 }));
    await loja.shop().db.insert(shopVersions).values(old);
    await loja.draftText('Quem somos');
    await loja.publish();
    const { total, dados } = await loja.done('GET', 'versoes-loja?limite=100');
    expect([total, dados[0].versao, dados.at(-1).versao]).toEqual([50, 51, 2]);
  });
});

describe('scheduled', () => {
  test('the job publishes it at its moment, once, however many run it', async () => {
    await loja.draftMenu('Natal');
    await loja.draftText('Quem somos');
    const scheduled = await loja.publish({ em: loja.inHours(24) });
    expect(scheduled.rascunho.publicar_em).toBe(loja.inHours(24));
    expect(await publishDue(loja.shop().database, loja.shop().now + 24 * HOUR - 1)).toBe(0);
    expect(await loja.menu()).toEqual([]);
    loja.wait(24);
    const runs = await Promise.all([1, 2, 3].map(() => publishDue(loja.shop().database, loja.shop().now)));
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect([await loja.menu(), await loja.titles()]).toEqual([['Natal'], ['Quem somos']]);
    const publicada_em = scheduled.rascunho.publicar_em;
    expect(await loja.versions()).toMatchObject([{ versao: 1, por: 'Paula', publicada_em, direta: false }]);
    expect(await publishDue(loja.shop().database, loja.shop().now + HOUR)).toBe(0);
  });

  test('one that fails stops no other, and the job says so', async () => {
    const first = loja.shop();
    await loja.draftMenu('Natal');
    await loja.publish({ em: loja.inHours(1) });
    await loja.open();
    await loja.draftMenu('Natal');
    await loja.publish({ em: loja.inHours(1) });
    // As no menu may be, so that its row cannot be written.
    const broken = { parts: { menu: { content: {}, base: 1, version: 2 } } };
    await first.db
      .update(shopDrafts)
      .set(broken as never)
      .where(eq(shopDrafts.supplierId, first.supplier.id));
    loja.wait(2);
    await expect(publishDue(loja.shop().database, loja.shop().now)).rejects.toThrow();
    expect(await loja.menu()).toEqual(['Natal']);
    await first.db.delete(shopDrafts).where(eq(shopDrafts.supplierId, first.supplier.id));
  });

  test('staff see it as published at its moment, whether or not the job has run', async () => {
    await loja.draftMenu('Natal');
    await loja.publish({ em: loja.inHours(1) });
    loja.wait(1);
    expect(await loja.state()).toMatchObject({ rascunho: null, publicada: { versao: 1, por: 'Paula' } });
    expect(await loja.menu()).toEqual(['Natal']);
  });

  test('it is not changed until the schedule is taken back; the shop itself still is', async () => {
    const { versao } = await loja.draftMenu('Natal');
    await loja.publish({ em: loja.inHours(1) });
    const { rascunho: waiting } = await loja.state();
    for (const [method, path, body] of [
      ['PUT', 'rascunho-loja/menu', aMenu('Outro', versao)],
      ['PUT', 'rascunho-loja/textos/ABOUT', aText('Quem somos')],
    ] as const) {
      const refused = await loja.panel(method, path, body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'shop-draft-scheduled']);
    }
    await loja.done('PUT', 'textos/ABOUT', aText('Já'));
    await loja.publish({ versao: waiting.versao, em: loja.inHours(2) });
    const { rascunho } = await loja.done('DELETE', 'rascunho-loja/publicacao');
    expect(rascunho.publicar_em).toBeNull();
    await loja.draftMenu('Outro', versao);
    loja.wait(3);
    expect(await publishDue(loja.shop().database, loja.shop().now)).toBe(0);
    expect([await loja.menu(), await loja.titles()]).toEqual([[], ['Já']]);
  });

  test('a discarded one is not published', async () => {
    await loja.draftMenu('Natal');
    await loja.publish({ em: loja.inHours(1) });
    await loja.done('DELETE', 'rascunho-loja');
    loja.wait(2);
    expect(await publishDue(loja.shop().database, loja.shop().now)).toBe(0);
    expect(await loja.menu()).toEqual([]);
    expect((await loja.panel('DELETE', 'rascunho-loja/publicacao')).body.code).toBe('shop-draft-not-found');
  });

  test.each<[string, () => string, string]>([
    ['the past', () => loja.inHours(-1), 'moment-has-passed'],
    ['now', () => loja.inHours(0), 'moment-has-passed'],
    ['a word', () => 'amanhã', 'no-such-moment'],
    ['a wall clock', () => '2098-02-20T10:00:00', 'no-such-moment'],
  ])('for %s it is refused', async (_, em, code) => {
    await loja.draftMenu('Natal');
    const refused = await loja.panel('POST', 'rascunho-loja/publicacao', { em: em() });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });
});
