import { expect, test } from 'vitest';
import type { Staff } from '#kernel/scope.ts';
import { newId } from '#platform/db/new-id.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { aProduct, aShop } from '../../testing/a-shop.ts';
import { productChoicesRoutes } from './product-choices.routes.ts';

const database = testDatabase();

test('products of this shop are found by parts of name or code, without accents', async () => {
  const [shop, elsewhere] = [await aShop(database.current), await aShop(database.current)];
  const coffee = await aProduct(shop, { name: 'Café Ébano 100%', price: 1000 });
  await aProduct(shop, { name: 'Chá', price: 1000 });
  await aProduct(elsewhere, { name: 'Café alheio', price: 1000 });
  const app = await httpApp({ trustedProxies: [] });
  const actor: Staff = {
    kind: 'staff',
    sessionId: newId(),
    staffId: newId(),
    name: 'Dona',
    standing: 'owner',
  };
  app.decorate('contextOf', async (request, reply) => ({ ...shop, actor, request, reply }));
  productChoicesRoutes(app);
  const namesOf = async (busca: string): Promise<string[]> => {
    const url = `/v4/painel/${shop.supplier.id}/escolhas-produto`;
    return (await app.inject({ url, query: { busca } }))
      .json()
      .produtos.map(({ nome }: { nome: string }) => nome);
  };
  expect(await namesOf('ebano cafe')).toEqual(['Café Ébano 100%']);
  expect(await namesOf('100%')).toEqual(['Café Ébano 100%']);
  expect(await namesOf('_')).toEqual([]);
  expect(await namesOf('')).toEqual(['Café Ébano 100%', 'Chá']);
  const byId = await app.inject({
    url: `/v4/painel/${shop.supplier.id}/escolhas-produto`,
    query: { busca: 'ÉBANO' },
  });
  expect(byId.json().produtos).toMatchObject([{ id: coffee }]);
  await app.close();
});
