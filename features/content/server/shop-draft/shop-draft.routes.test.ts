/** The draft of menu, footer and texts over HTTP: prepared, previewed, and changed by two people. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#features/accounts/server/audit/audit.tables.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { publishDue } from '../publish-due.ts';
import { aMenu, aText, type ShopDraftPanel, shopDraftPanel } from './testing/shop-draft-panel.ts';

const database = testDatabase();
let loja: ShopDraftPanel;

beforeAll(async () => {
  loja = await shopDraftPanel(database.current);
});
afterAll(() => loja.close());
beforeEach(() => loja.open());

const CHANGED = [409, 'alterado-por-outra-pessoa'];

describe('a draft', () => {
  test('holds several changes, of which the shop shows none and a preview link all', async () => {
    await loja.draftMenu('Natal');
    await loja.draftText('Quem somos');
    const { publicada, rascunho } = await loja.state();
    expect(publicada).toEqual({ versao: 0, publicada_em: null, por: null });
    expect(rascunho).toMatchObject({
      ...{ por: 'Paula', publicar_em: null, desatualizados: [] },
      menu: { itens: [{ rotulo: 'Natal' }], colunas: [{ titulo: 'Ajuda' }] },
      textos: [{ tipo: 'ABOUT', partes: [{ titulo: 'Quem somos' }] }],
    });
    expect([await loja.menu(), await loja.titles()]).toEqual([[], []]);
    const token = await loja.preview();
    expect(await loja.visited(token)).toMatchObject({
      previa: token,
      config: { menu: [{ rotulo: 'Natal', link: '/c/ofertas' }], rodape: { colunas: [{ titulo: 'Ajuda' }] } },
    });
    expect(await loja.titles(token)).toEqual(['Quem somos']);
  });

  test('its preview follows later changes and hides what a module hides', async () => {
    const { versao } = await loja.draftMenu('Natal');
    const token = await loja.preview();
    const itens = [
      { rotulo: 'Portal', link: '/portal', modulos: ['customer panel'] },
      { rotulo: 'Ano-novo', link: '/c/ano-novo', modulos: ['Todos'] },
    ];
    await loja.done('PUT', 'rascunho-loja/menu', { itens, colunas: [], versao });
    const { config } = await loja.visited(token);
    expect(config.menu).toEqual([{ rotulo: 'Ano-novo', link: '/c/ano-novo' }]);
    const modules = { modules: ['customer panel'] };
    await database.current.db.update(suppliers).set(modules).where(eq(suppliers.id, loja.shop().supplier.id));
    expect((await loja.visited(token)).config.menu).toHaveLength(2);
  });

  test.each([
    [
      'of another shop',
      async () => {
        const token = await loja.preview();
        await loja.open();
        return token;
      },
    ],
    [
      'that has expired',
      async () => {
        const token = await loja.preview();
        loja.wait(25);
        return token;
      },
    ],
    ['that nobody signed', async () => 'abc.def'],
    ['that is empty', async () => ''],
  ])('a link %s shows the shop as it is', async (_, link) => {
    const token = await link();
    await loja.draftMenu('Natal');
    await loja.draftText('Quem somos');
    const shop = await loja.visited(token);
    expect(shop).not.toHaveProperty('previa');
    expect(shop.config.menu).toEqual([]);
    expect(await loja.titles(token)).toEqual([]);
  });

  test('is discarded, and the shop stays as it is', async () => {
    await loja.done('PUT', 'loja/menu', aMenu('Hoje'));
    await loja.draftMenu('Amanhã', 2);
    const { rascunho } = await loja.done('DELETE', 'rascunho-loja');
    expect(rascunho).toBeNull();
    expect(await loja.menu()).toEqual(['Hoje']);
    expect((await loja.panel('DELETE', 'rascunho-loja')).body.code).toBe('shop-draft-not-found');
  });

  test('does not take what the shop would not, and does not begin with it', async () => {
    const bad = { ...aMenu('X'), itens: [{ rotulo: 'X', link: 'javascript:alert(1)' }] };
    expect(await loja.panel('PUT', 'rascunho-loja/menu', bad)).toMatchObject({
      status: 422,
      body: { code: 'bad-link', facts: { links: ['javascript:alert(1)'] } },
    });
    const [part] = aText('Um').partes;
    const twice = { partes: [part, part], versao: 1 };
    expect((await loja.panel('PUT', 'rascunho-loja/textos/ABOUT', twice)).body.code).toBe('title-twice');
    expect((await loja.state()).rascunho).toBeNull();
  });
});

describe('two people', () => {
  test('the second who saves a draft reads how it is, and may save again', async () => {
    const bia = await anOwner(loja.shop(), 'Bia');
    await loja.draftMenu('Dela');
    const late = await loja.panel('PUT', 'rascunho-loja/menu', aMenu('Dele'), bia);
    expect([late.status, late.body.code]).toEqual(CHANGED);
    const { atual } = late.body.facts;
    expect(atual.itens).toMatchObject([{ rotulo: 'Dela' }]);
    await loja.done('PUT', 'rascunho-loja/menu', aMenu('Dele', atual.versao), bia);
    expect((await loja.state()).rascunho).toMatchObject({
      por: 'Bia',
      menu: { itens: [{ rotulo: 'Dele' }] },
    });
  });

  test('they prepare different parts without being in each other’s way', async () => {
    const bia = await anOwner(loja.shop(), 'Bia');
    await loja.draftMenu('Natal');
    await loja.done('PUT', 'rascunho-loja/textos/ABOUT', aText('Quem somos'), bia);
    const { rascunho } = await loja.publish();
    expect(rascunho).toBeNull();
    expect([await loja.menu(), await loja.titles()]).toEqual([['Natal'], ['Quem somos']]);
  });

  test('a draft of what somebody has published meanwhile is refused with that', async () => {
    await loja.done('PUT', 'loja/menu', aMenu('Hoje'));
    const late = await loja.panel('PUT', 'rascunho-loja/menu', aMenu('Amanhã'));
    expect([late.status, late.body.code]).toEqual(CHANGED);
    expect(late.body.facts.atual).toMatchObject({ itens: [{ rotulo: 'Hoje' }], versao: 2 });
  });

  test('a change that was made on a draft which is gone is refused', async () => {
    const { versao } = await loja.draftMenu('Um');
    await loja.done('DELETE', 'rascunho-loja');
    expect((await loja.panel('PUT', 'rascunho-loja/menu', aMenu('Dois', versao))).status).toBe(409);
    await loja.done('PUT', 'loja/menu', aMenu('Hoje'));
    expect((await loja.panel('PUT', 'loja/menu', aMenu('Dois', versao))).status).toBe(409);
  });

  test('nobody publishes or discards what somebody else has changed since', async () => {
    const { versao } = await loja.draftMenu('Um');
    await loja.draftText('Quem somos');
    const late = await loja.panel('POST', 'rascunho-loja/publicacao', { versao });
    expect([late.status, late.body.code]).toEqual(CHANGED);
    expect(late.body.facts.atual.rascunho.textos).toHaveLength(1);
    expect((await loja.panel('DELETE', `rascunho-loja?versao=${versao}`)).body.code).toBe(CHANGED[1]);
    await loja.publish({ versao: late.body.facts.atual.rascunho.versao, publicada: 0 });
    expect(await loja.menu()).toEqual(['Um']);
  });

  test('what is saved at once beside a draft is not taken back unseen', async () => {
    await loja.draftMenu('Amanhã');
    const before = await loja.state();
    await loja.done('PUT', 'loja/menu', aMenu('Hoje'));
    expect((await loja.state()).rascunho.desatualizados).toEqual(['MENU']);
    const seen = { versao: before.rascunho.versao, publicada: before.publicada.versao };
    const late = await loja.panel('POST', 'rascunho-loja/publicacao', seen);
    expect(late.body.code).toBe(CHANGED[1]);
    await loja.publish({ ...seen, publicada: late.body.facts.atual.publicada.versao });
    expect(await loja.menu()).toEqual(['Amanhã']);
  });

  test('of two who publish at once one does', async () => {
    const { versao } = await loja.draftMenu('Natal');
    const both = await Promise.all(
      [1, 2].map(() => loja.panel('POST', 'rascunho-loja/publicacao', { versao })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await loja.versions()).toHaveLength(1);
  });
});

test('the audit says who changed, scheduled and published what', async () => {
  await loja.draftMenu('Um');
  await loja.publish({ em: loja.inHours(1) });
  await loja.done('DELETE', 'rascunho-loja/publicacao');
  await loja.publish({ em: loja.inHours(2) });
  loja.wait(3);
  await publishDue(loja.shop().database, loja.shop().now);
  await loja.done('POST', 'versoes-loja/1/rascunho', {});
  await loja.done('DELETE', 'rascunho-loja');
  await loja.preview();
  const events = await loja
    .shop()
    .db.select({ action: auditEvents.action, by: auditEvents.staffId, after: auditEvents.after })
    .from(auditEvents)
    .where(eq(auditEvents.supplierId, loja.shop().supplier.id))
    .orderBy(auditEvents.id);
  expect(events.every(({ by }) => by === loja.owner().staffId)).toBe(true);
  expect(events.map(({ action }) => action)).toEqual([
    'shop-draft.changed',
    'shop-draft.scheduled',
    'shop-draft.unscheduled',
    'shop-draft.scheduled',
    'shop-menu.changed',
    'shop-draft.published',
    'shop-draft.version-restored',
    'shop-draft.discarded',
    'shop.preview-linked',
  ]);
  expect(events[5]?.after).toEqual({ versao: 1, partes: ['MENU'] });
});
