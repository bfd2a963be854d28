import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#platform/db/context.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categories, products } from '../catalog.tables.ts';
import { getProduct } from '../get-product.ts';
import { suggestProducts } from '../suggest-products.ts';
import { aShop } from '../testing/a-shop.ts';
import { type ImportCounts, importProducts } from './import-products.ts';
import { parseMapping } from './mapping.ts';

const database = testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function load(
  shop: Context,
  content: string | Buffer,
  maps: string[] = [],
): Promise<{ counts: ImportCounts; refused: string[] }> {
  files += 1;
  const file = join(folder, `${files}.csv`);
  await writeFile(file, content);
  const refused: string[] = [];
  const counts = await importProducts(shop, {
    file,
    mapping: parseMapping(maps),
    pictures: diskPictureStore(join(folder, 'pictures')),
    onRefused: (line, reason) => refused.push(`${line}: ${reason}`),
    onProgress: () => {},
  });
  return { counts, refused };
}
const shelf = (shop: Context) =>
  shop.db.select().from(products).where(eq(products.supplierId, shop.supplier.id)).orderBy(products.sku);

describe('a product file', () => {
  test('becomes products, categories and stock', async () => {
    const shop = await aShop(database.current);
    const { counts, refused } = await load(
      shop,
      'sku;nome;marca;categoria;subcategoria;preco;unidade;ean;estoque;min_por_pedido;precovendaatacado;minvendaatacado;tags\r\n' +
        'B1;Banana Prata;;Hortifrúti;Frutas;6,99;kg;;12,5;0,5;5,99;10;organico,vegano\r\n' +
        'S1;"Sabão ""Bom""";Bom;Limpeza;;1.234,50;;7891114012345;;;;;\r\n' +
        'X1;Avulso;;;;1,00;;;0;;;;\r\n',
    );
    expect(refused).toEqual([]);
    expect(counts).toEqual({ read: 3, inserted: 3, updated: 0, refused: 0, repeated: 0 });
    const banana = await getProduct(shop, { idOrSlug: 'banana-prata', withSimilar: false });
    expect(banana).toMatchObject({
      value: {
        sku: 'B1',
        unit: 'KG',
        stock: 12_500,
        increments: { minimum: 500 },
        tags: ['organico', 'vegano'],
        offer: { normal: 699, wholesale: { minimum: 10_000, price: 599 } },
        breadcrumb: [{ name: 'Hortifrúti' }, { name: 'Frutas', path: 'hortifruti/frutas' }],
      },
    });
    const soap = await getProduct(shop, { idOrSlug: 'sabao-bom', withSimilar: false });
    expect(soap).toMatchObject({ value: { name: 'Sabão "Bom"', offer: { normal: 123_450 } } });
    expect(soap).not.toHaveProperty('value.stock');
    expect(await getProduct(shop, { idOrSlug: 'avulso', withSimilar: false })).toMatchObject({
      value: { categoryPath: 'outros', available: false, stock: 0 },
    });
  });

  test('brought again changes products by sku, and only what it speaks of', async () => {
    const shop = await aShop(database.current);
    await load(
      shop,
      'sku,nome,preco,marca,categoria,estoque\nA,Arroz,10,Tio,Mercearia,5\nB,Feijão,8,Tio,Mercearia,5\n',
    );
    const before = await shelf(shop);
    const { counts } = await load(shop, 'preco,sku,nome\n"12,50",A,Arroz Novo\n"9,00",C,Café\n');
    expect(counts).toMatchObject({ inserted: 1, updated: 1 });
    const after = await shelf(shop);
    expect(after[0]).toMatchObject({
      id: before[0]?.id,
      slug: 'arroz',
      name: 'Arroz Novo',
      price: 1250,
      brand: 'Tio',
      categoryId: before[0]?.categoryId,
    });
    expect(after[1]).toEqual(before[1]);
    expect(await getProduct(shop, { idOrSlug: 'arroz', withSimilar: false })).toMatchObject({
      value: { stock: 5_000, categoryPath: 'mercearia' },
    });
  });

  test('lists wrong lines with number and reason, and writes the others', async () => {
    const shop = await aShop(database.current);
    const { counts, refused } = await load(
      shop,
      '\ufeffSKU, Nome ,preco,descricao\n' +
        'A,Arroz,10,\n' +
        ',Sem código,10,\n' +
        'B,"Texto\nem duas linhas",10,"mais\numa"\n' +
        'C,Caro,dez,\n' +
        'D,Curta\n' +
        'E,Zero,0,\n' +
        '\n' +
        'F,,1.234,\n' +
        'G,Gás,1,\n',
    );
    expect(refused).toEqual([
      '3: sku está vazio',
      '7: preco "dez" não é um número aceito (use 12,90 ou 12.90)',
      '8: tem 2 colunas em vez de 4',
      '9: preco "0" deve ser maior que zero',
      '11: nome está vazio; preco "1.234" pode ser milhar ou decimal: escreva com os centavos (1.234,00)',
    ]);
    expect(counts).toMatchObject({ read: 8, inserted: 3, refused: 5 });
    expect((await shelf(shop)).map((product) => product.sku)).toEqual(['A', 'B', 'G']);
  });

  test('a quote that never closes is told with its line, and what stood before it is written', async () => {
    const shop = await aShop(database.current);
    const { refused } = await load(shop, 'sku,nome,preco\nA,Arroz,1\nB,"Aberto,2\nC,Café,3\n');
    expect(refused).toEqual(['3: aspas abertas que não se fecham: daqui em diante o arquivo não foi lido']);
    expect((await shelf(shop)).map((product) => product.sku)).toEqual(['A']);
  });

  test('of a repeated sku the last line counts, and it is told', async () => {
    const shop = await aShop(database.current);
    const lines = Array.from({ length: 1_200 }, (_, index) => `S${index},Produto ${index},1`);
    const { counts } = await load(
      shop,
      ['sku,nome,preco', 'R,Velho,1', 'R,Novo,2', ...lines, 'R,Novíssimo,3'].join('\n'),
    );
    expect(counts).toMatchObject({ read: 1_203, inserted: 1_201, updated: 0, repeated: 2 });
    expect((await shelf(shop))[0]).toMatchObject({ sku: 'R', name: 'Novíssimo', price: 300 });
  });

  test('equal names get addresses of their own, whatever else they share', async () => {
    const shop = await aShop(database.current);
    await load(shop, 'sku,nome,preco\n1/a,Café,1\n1-a,Café,1\n1 a,Café,1\n"!",日本,1\n');
    const slugs = (await shelf(shop)).map((product) => product.slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).toEqual(expect.arrayContaining(['cafe', 'cafe-1-a', 'produto']));
    await load(shop, 'sku,nome,preco\n2,Café,1\n1/a,Café,2\n');
    expect((await shelf(shop)).map((product) => product.slug)).toEqual(
      expect.arrayContaining([...slugs, 'cafe-2']),
    );
  });

  test('may be gzip under any name, and a cut one is told', async () => {
    const shop = await aShop(database.current);
    const zipped = gzipSync(`sku,nome,preco\n${'A,Arroz,1\n'.repeat(50)}B,Feijão,2\n`);
    expect((await load(shop, zipped)).counts).toMatchObject({ inserted: 2, repeated: 49 });
    const lines = Array.from({ length: 40_000 }, (_, i) => `${Math.imul(i, 2_654_435_761)},x${i * 7919},1`);
    const cut = gzipSync(`sku,nome,preco\n${lines.join('\n')}`);
    const { refused } = await load(await aShop(database.current), cut.subarray(0, cut.length / 2));
    expect(refused.at(-1)).toMatch(/daqui em diante o arquivo não pôde ser lido/);
  });

  test.each([
    ['an empty file', '', [], /está vazio/],
    ['a needed column is missing', 'sku,preco\n1,2\n', [], /não tem a coluna nome/],
    ['a mapped column is missing', 'sku,nome,preco\n', ['marca=fabricante'], /não tem a coluna fabricante/],
    ['a field nobody knows', 'sku,nome,preco\n', ['cor=azul'], /escreva campo=coluna/],
  ])('is refused as a whole: %s', async (_, content, maps, reason) => {
    await expect(load(await aShop(database.current), content, maps)).rejects.toThrow(reason);
  });

  test('a file that is not there is refused', async () => {
    const shop = await aShop(database.current);
    const job = { mapping: new Map(), pictures: diskPictureStore(folder), onRefused() {}, onProgress() {} };
    await expect(importProducts(shop, { ...job, file: join(folder, 'nada.csv') })).rejects.toThrow(
      /não pode ser lido/,
    );
  });

  test('columns can be mapped, with others to fall back on', async () => {
    const shop = await aShop(database.current);
    await load(shop, 'id,nome,preco,outro\nA,Arroz,,"3,50"\nB,Feijão,"2,00","9,00"\n', [
      'sku=id',
      'preco=preco,outro',
    ]);
    expect((await shelf(shop)).map((product) => [product.sku, product.price])).toEqual([
      ['A', 350],
      ['B', 200],
    ]);
  });

  test('pictures are files beside it or ids of stored ones; addresses are refused for now', async () => {
    const shop = await aShop(database.current);
    const blue = sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } });
    await blue.png().toFile(join(folder, 'azul.png'));
    await writeFile(join(folder, 'nota.txt'), 'nada');
    const { refused } = await load(
      shop,
      'sku,nome,preco,imagem\nA,Azul,1,azul.png\nB,Site,1,https://exemplo.com.br/a.png\nC,Texto,1,nota.txt\nD,Falta,1,falta.png\n',
    );
    expect(refused.map((line) => line.slice(0, 60))).toEqual([
      '3: imagem "https://exemplo.com.br/a.png" é um endereço da in',
      '4: imagem "nota.txt" não é uma foto PNG, JPEG, WebP ou AVIF ',
      '5: imagem "falta.png" não é um arquivo que possa ser lido',
    ]);
    const [{ picture } = { picture: '' }] = await shelf(shop);
    expect(picture).toMatch(/^[0-9a-f]{32}$/);
    const again = await load(shop, `sku,nome,preco,imagem\nE,Id,1,${picture}\nF,Outro,1,${'0'.repeat(32)}\n`);
    expect(again.refused).toEqual([`3: imagem "${'0'.repeat(32)}" não é o id de uma foto guardada`]);
  });

  test('two imports at the same time do not disturb one another', async () => {
    const shop = await aShop(database.current);
    const file = `sku,nome,preco,categoria\n${Array.from({ length: 300 }, (_, i) => `S${i},Igual,1,C${i % 7}`).join('\n')}`;
    const results = await Promise.all([load(shop, file), load(shop, file)]);
    expect(results.map(({ counts }) => counts.inserted).toSorted((a, b) => a - b)).toEqual([0, 300]);
    const made = await shop.db
      .select()
      .from(categories)
      .where(and(eq(categories.supplierId, shop.supplier.id)));
    expect(made).toHaveLength(7);
  });
});

const real = join(import.meta.dirname, '../../../../../shared/data/catalog');
describe.skipIf(!existsSync(real))('real files', async () => {
  const { readFile } = await import('node:fs/promises');
  test.each([
    'produtos_varejo_b2w.csv.gz',
    'produtos_atacado_descmerc.csv.gz',
    'medicamentos_cmed.csv.gz',
    'alimentos_ean_openfoodfacts.csv.gz',
  ])('%s: 300 lines load without loss, and each is found first by its name', async (name) => {
    const shop = await aShop(database.current);
    const text = gunzipSync(await readFile(join(real, name))).toString('utf8');
    const sample = text.split('\n').slice(0, 301).join('\n');
    const { counts, refused } = await load(shop, sample, ['sku=id', 'preco=preco,preco_sintetico']);
    expect(refused).toEqual([]);
    expect(counts).toMatchObject({ read: 300, inserted: 300 });
    const all = await shelf(shop);
    for (const product of all.filter((_, index) => index % 10 === 0)) {
      const [first] = (await suggestProducts(shop, product.name)).products;
      expect(first?.name).toBe(product.name);
    }
  });
});
