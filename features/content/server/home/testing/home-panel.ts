/** A shop's home over HTTP, as its staff and its visitors use it. */
import { expect } from 'vitest';
import { aShop } from '#features/catalog/server/testing/a-shop.ts';
import { anOwner } from '#features/catalog/server/testing/an-owner.ts';
import { routesApp } from '#features/catalog/server/testing/routes-app.ts';
import { type Actor, type Staff, VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { homeRoutes } from '../home.routes.ts';
import { panelHomeRoutes } from '../panel-home.routes.ts';
import { panelHomeDraftRoutes } from '../panel-home-draft.routes.ts';

const settings = { publicUrl: 'https://vitrine.exemplo', sessionSecret: 'a secret of the tests 0123456789' };
export const HOUR = 3_600_000;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export const aText = (titulo: string, more: object = {}) => ({
  ...{ tipo: 'TEXTO', titulo, conteudo: `<p>${titulo}</p>`, publicado: true },
  ...more,
});

export type HomePanel = Awaited<ReturnType<typeof homePanel>>;

/** Call `open` before each test: it makes a new shop, of which Paula is the owner. */
export async function homePanel(database: Database) {
  let shop: Context = { ...(await aShop(database)), now: Date.now() };
  let paula: Staff = await anOwner(shop);
  let actor: Actor = paula;
  const app = await routesApp(
    (to) => {
      homeRoutes(to, { ...settings, sources: { boughtBefore: async () => [] } });
      panelHomeRoutes(to, settings);
      panelHomeDraftRoutes(to);
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
    /** Of the blocks that a visitor sees, or who has a preview link. */
    shownTitles: async (query = ''): Promise<string[]> => {
      actor = VISITOR;
      const answer = await app.inject(`/v4/home/${shop.supplier.id}${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().blocos.map(({ titulo }: { titulo: string }) => titulo);
    },
    inDraft: async (titulo: string, more: object = {}): Promise<string> =>
      (await done('POST', 'rascunho-home/blocos', aText(titulo, more))).idbloco,
    live: async (titulo: string): Promise<string> =>
      (await done('POST', 'blocos-home', aText(titulo))).idbloco,
    state: () => done('GET', 'rascunho-home'),
    publish: (body: object = {}) => done('POST', 'rascunho-home/publicacao', body),
    preview: async (): Promise<string> => new URL((await done('POST', 'previa-home', {})).link).search,
    versions: async () => (await done('GET', 'versoes-home')).dados,
  };
}
