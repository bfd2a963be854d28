/** The file of products says what the panel's list says. */
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { panelListRoutes } from '../panel/panel-list.routes.ts';
import { products } from '../products/catalog.tables.ts';
import { aProduct, aShop } from '../testing/a-shop.ts';
import { anOwner } from '../testing/an-owner.ts';
import { routesApp } from '../testing/routes-app.ts';
import { sheetFilesRoutes } from './sheet-files.routes.ts';

const database = testDatabase();

test('headings, rows and decimal commas are those of the list; what is archived is in neither', async () => {
  const shop = await aShop(database.current);
  const actor = await anOwner(shop);
  const app = await routesApp(
    (routes) => {
      panelListRoutes(routes);
      sheetFilesRoutes(routes);
    },
    () => ({ ...shop, actor }),
  );
  await aProduct(shop, {
    sku: 'A1',
    name: 'Arroz; "tipo 1"',
    brand: 'Sol',
    price: 1_099,
    cost: 750,
    stock: 12_500,
  });
  await aProduct(shop, { sku: 'B2', name: '=Feijão', brand: '', price: 890, active: false });
  await aProduct(shop, { sku: 'C3', name: 'Café', price: 2_000, stock: 0, category: 'Bebidas/Quentes' });
  await aProduct(shop, { sku: 'Z9', name: 'Arquivado', price: 100 });
  await shop.db
    .update(products)
    .set({ archivedAt: new Date(shop.now), active: false })
    .where(and(eq(products.supplierId, shop.supplier.id), eq(products.sku, 'Z9')));
  const base = `/v4/painel/${shop.supplier.id}`;
  const file = await app.inject({ url: `${base}/exportacao/produtos?formato=csv` });
  const [heads = [], ...lines] = parse(file.body, { bom: true, delimiter: ';' }) as string[][];
  expect(heads.slice(0, 7)).toEqual(['sku', 'nome', 'marca', 'categoria', 'subcategoria', 'preco', 'custo']);
  const cell = (line: string[], head: string) => line[heads.indexOf(head)] ?? '';
  const number = (text: string) => (text === '' ? null : Number(text.replace(',', '.')));
  const { dados } = (await app.inject({ url: `${base}/produtos?ordenar=codigo&limite=100` })).json();
  const listed = dados.map((row: Record<string, unknown>) => [row.codigo, row.preco, row.estoque, row.ativo]);
  expect(
    lines.map((line) => [
      cell(line, 'sku'),
      number(cell(line, 'preco')),
      number(cell(line, 'estoque')),
      cell(line, 'ativo') === 'sim',
    ]),
  ).toEqual(listed);
  expect(lines.map((line) => [cell(line, 'nome'), cell(line, 'preco'), cell(line, 'custo')])).toEqual([
    ['Arroz; "tipo 1"', '10,99', '7,5'],
    ["'=Feijão", '8,9', ''],
    ['Café', '20', ''],
  ]);
  expect(lines.map((line) => [cell(line, 'categoria'), cell(line, 'subcategoria')])[2]).toEqual([
    'Bebidas',
    'Quentes',
  ]);
  await app.close();
});
