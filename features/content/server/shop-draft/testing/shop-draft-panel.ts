/** The draft of a shop's menu, footer and texts over HTTP, as its staff and its visitors use it. */
import { expect } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { suppliersRoutes } from '#features/suppliers/server/suppliers.routes.ts';
import { shopById } from '#features/suppliers/server/suppliers.store.ts';
import { accept } from '#kernel/result.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { panelShopRoutes } from '../../shop/panel-shop.routes.ts';
import { panelShopTextsRoutes } from '../../shop/panel-shop-texts.routes.ts';
import { panelShopDraftRoutes } from '../panel-shop-draft.routes.ts';
import { shopPreview } from '../preview-shop.ts';

const settings = { publicUrl: 'https://vitrine.exemplo', sessionSecret: 'a secret of the tests 0123456789' };
export const HOUR = 3_600_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const aMenu = (rotulo: string, versao = 1) => ({
  itens: [{ rotulo, link: '/c/ofertas' }],
  colunas: [{ titulo: 'Ajuda', links: [{ rotulo, link: '/trocas' }] }],
  versao,
});

export const aText = (titulo: string, versao = 1) => ({
  partes: [{ titulo, conteudo: 'Uma família.' }],
  versao,
});

export type ShopDraftPanel = Awaited<ReturnType<typeof shopDraftPanel>>;

/** Call `open` before each test: it opens a new shop, of which Paula is the owner. */
export async function shopDraftPanel(database: Database) {
  let shop: Context = { ...(await aShop(database)), now: Date.now() };
  let paula: Staff = await anOwner(shop);
  let actor: Actor = paula;
  const app = await routesApp(
    (to) => {
      const preview = shopPreview(settings.sessionSecret);
      suppliersRoutes(to, {
        whoServes: async (_, suppliers) => accept(suppliers),
        completeShop: async (_, own) => own,
        preview,
      });
      panelShopRoutes(to);
      panelShopTextsRoutes(to);
      panelShopDraftRoutes(to, settings);
    },
    () => ({ ...shop, actor }),
  );
  const panel = async (method: Method, path: string, payload?: object, as: Staff = paula) => {
    actor = as;
    const url = `/v4/painel/${shop.supplier.id}/${path}`;
    const answer = await app.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const done = async (method: Method, path: string, payload?: object, as: Staff = paula) => {
    const { status, body } = await panel(method, path, payload, as);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const visit = async (url: string) => {
    actor = VISITOR;
    const answer = await app.inject(url);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  return {
    panel,
    done,
    close: () => app.close(),
    shop: () => shop,
    owner: () => paula,
    open: async (): Promise<void> => {
      shop = { ...(await aShop(database)), now: Date.now() };
      paula = await anOwner(shop);
    },
    wait: (hours: number): void => {
      shop = { ...shop, now: shop.now + hours * HOUR };
    },
    inHours: (hours: number): string => new Date(shop.now + hours * HOUR).toISOString(),
    state: () => done('GET', 'rascunho-loja'),
    draftMenu: (label: string, versao?: number) => done('PUT', 'rascunho-loja/menu', aMenu(label, versao)),
    draftText: (title: string, versao?: number) =>
      done('PUT', 'rascunho-loja/textos/ABOUT', aText(title, versao)),
    publish: (body: object = {}) => done('POST', 'rascunho-loja/publicacao', body),
    versions: async () => (await done('GET', 'versoes-loja')).dados,
    preview: async (): Promise<string> =>
      new URL((await done('POST', 'previa-loja', {})).link).searchParams.get('previa') ?? '',
    /** The menu's labels that the shop has now. */
    menu: async (): Promise<string[]> =>
      (await shopById(shop.db, shop.supplier.id))?.menu.map(({ label }) => label) ?? [],
    /** The shop as its pages ask for it. */
    visited: async (token?: string) => {
      const query = token === undefined ? '' : `&previa=${token}`;
      const url = `/v2/app/token/fornecedor?idfornecedor=${shop.supplier.id}${query}`;
      return (await visit(url)).fornecedores[0];
    },
    /** Titles of the text about the shop, as its page asks for them. */
    titles: async (token?: string): Promise<string[]> => {
      const query = token === undefined ? '' : `&previa=${token}`;
      const url = `/v4/app/token/custom-content/${shop.supplier.id}?contentType=ABOUT${query}`;
      return (await visit(url)).map(({ titulo }: { titulo: string }) => titulo);
    },
  };
}
