import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profilesOfSuppliers } from '#features/suppliers/server/supplier-profiles.store.ts';
import { replaceSegments } from '#features/suppliers/server/supplier-segments.store.ts';
import { accept, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { fetchPicture } from '#platform/pictures/fetch-picture.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { categoryTree } from '../categories/category-tree.ts';
import { groupingsOf } from '../filters/groupings.store.ts';
import { picturesOf } from '../product-pictures/product-pictures.store.ts';
import { categories, products } from '../products/catalog.tables.ts';
import { getProduct } from '../products/get-product.ts';
import { suggestProducts } from '../search/suggest-products.ts';
import { aShop } from '../testing/a-shop.ts';
import { type ImportCounts, importProducts } from './import-products.ts';
import { parseMapping } from './mapping.ts';
import type { FetchFrom } from './picture-finder.ts';

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
  fetchFrom: FetchFrom = fetchPicture,
): Promise<{ counts: ImportCounts; refused: string[] }> {
  files += 1;
  const file = join(folder, `${files}.csv`);
  await writeFile(file, content);
  const refused: string[] = [];
  const counts = await importProducts(shop, {
    file,
    mapping: parseMapping(maps),
    pictures: diskPictureStore(join(folder, 'pictures')),
    fetchFrom,
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
    expect(counts).toEqual({
      read: 3,
      inserted: 3,
      updated: 0,
      refused: 0,
      repeated: 0,
      missingPictures: 0,
      unknownPrincipals: 0,
      unknownSegments: 0,
    });
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

  test('brought again as it is rewrites no row, and one that differs alone', async () => {
    const shop = await aShop(database.current);
    const file = (stock: number) =>
      `sku,nome,preco,estoque,tags,descricao\nA,Arroz,10,5,novo|caro,\nB,Feijão,8,${stock},,Preto\n`;
    /** Physical position (ctid) of each row, which changes whenever the row is written. */
    const places = async () => {
      const { rows } = await shop.db.execute<{ place: string }>(sql`
        select sku || ctid || coalesce((select ctid from stock_levels s where s.supplier_id = p.supplier_id
          and s.product_id = p.id)::text, '') as place
        from products p where p.supplier_id = ${shop.supplier.id} order by sku`);
      return rows.map(({ place }) => place);
    };
    await load(shop, file(5));
    const before = await places();
    expect((await load(shop, file(5))).counts).toMatchObject({ inserted: 0, updated: 2 });
    expect(await places()).toEqual(before);
    await load(shop, file(6));
    const [a, b] = await places();
    expect(a).toBe(before[0]);
    expect(b).not.toBe(before[1]);
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

  test('a quote that never closes is reported with its line, and what stood before it is written', async () => {
    const shop = await aShop(database.current);
    const { refused } = await load(shop, 'sku,nome,preco\nA,Arroz,1\nB,"Aberto,2\nC,Café,3\n');
    expect(refused).toEqual(['3: aspas abertas que não se fecham: daqui em diante o arquivo não foi lido']);
    expect((await shelf(shop)).map((product) => product.sku)).toEqual(['A']);
  });

  test('a line of separators alone is left before it becomes millions of cells', async () => {
    const shop = await aShop(database.current);
    const { refused } = await load(shop, `sku,nome,preco\nA,Arroz,1\n${','.repeat(2_000_000)}\nC,Café,3\n`);
    expect(refused).toEqual([
      expect.stringMatching(/^\d: daqui em diante o arquivo não pôde ser lido \(linha longa demais\)$/),
    ]);
  });

  test('of a repeated sku the last line counts, and it is reported', async () => {
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

  test('may be gzip under any name, and a cut one is reported', async () => {
    const shop = await aShop(database.current);
    const zipped = gzipSync(`sku,nome,preco\n${'A,Arroz,1\n'.repeat(50)}B,Feijão,2\n`);
    expect((await load(shop, zipped)).counts).toMatchObject({ inserted: 2, repeated: 49 });
    const lines = Array.from({ length: 8_000 }, (_, i) => `${Math.imul(i, 2_654_435_761)},x${i * 7919},1`);
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

  describe('pictures', () => {
    const blue = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } }).png();
    const red = () => sharp({ create: { width: 30, height: 10, channels: 3, background: '#f00' } }).png();
    const galleryOf = async (shop: Context, sku: string) => {
      const product = (await shelf(shop)).find((one) => one.sku === sku);
      const pictures = await picturesOf(shop.db, shop.supplier.id, product?.id ?? '');
      expect(product?.picture).toBe(pictures[0]?.id ?? null);
      return pictures.map(({ width, height }) => `${width}x${height}`);
    };
    beforeAll(async () => {
      await blue().toFile(join(folder, 'azul.png'));
      await red().toFile(join(folder, 'vermelha.png'));
      await writeFile(join(folder, 'nota.txt'), 'nada');
    });

    test('are files beside it, ids of stored ones or addresses, several with bars between', async () => {
      const shop = await aShop(database.current);
      const first = await load(
        shop,
        'sku,nome,preco,imagem\nA,Azul,1,azul.png\nB,Duas,1,vermelha.png | azul.png\nC,Sem,1,\n',
      );
      expect(first.refused).toEqual([]);
      expect(await galleryOf(shop, 'A')).toEqual(['20x20']);
      expect(await galleryOf(shop, 'B')).toEqual(['30x10', '20x20']);
      expect(await galleryOf(shop, 'C')).toEqual([]);
      const id = (await shelf(shop))[0]?.picture;
      const fetched: string[] = [];
      const { refused } = await load(
        shop,
        `sku,nome,preco,imagem\nD,Id,1,${id}\nE,Site,1,https://exemplo.com.br/v.png|azul.png\nF,Site,1,HTTPS://exemplo.com.br/v.png\nG,Site,1,https://exemplo.com.br/v.png\n`,
        [],
        async (address) => {
          fetched.push(address);
          return accept(await red().toBuffer());
        },
      );
      expect(refused).toEqual([]);
      expect(await galleryOf(shop, 'D')).toEqual(['20x20']);
      expect(await galleryOf(shop, 'E')).toEqual(['30x10', '20x20']);
      expect(await galleryOf(shop, 'G')).toEqual(['30x10']);
      // The same address once, whichever lines name it.
      expect(fetched).toEqual(['https://exemplo.com.br/v.png', 'HTTPS://exemplo.com.br/v.png']);
    });

    test('that are missing are reported by line, and the product is imported without them', async () => {
      const shop = await aShop(database.current);
      const many = Array.from({ length: 13 }, (_, index) => (index < 12 ? `${index}.png` : 'demais.png'));
      const { counts, refused } = await load(
        shop,
        [
          'sku,nome,preco,imagem',
          'A,Dentro,1,http://169.254.169.254/latest/meta-data/',
          'B,Metade,1,nota.txt|azul.png|falta.png',
          `C,Outro,1,${'0'.repeat(32)}`,
          'D,Porta,1,http://exemplo.com.br:8080/a.png',
          'E,Esquema,1,file:///etc/passwd',
          'F,Longe,1,https://exemplo.com.br/longe.png',
          `G,Muitas,1,${many.join('|')}`,
        ].join('\n'),
        [],
        async (address) => (address.includes('longe') ? refuse('too-slow') : fetchPicture(address)),
      );
      expect(counts).toMatchObject({ read: 7, inserted: 7, refused: 0, missingPictures: 20 });
      const rest = '; o produto foi importado sem ela';
      expect(refused.filter((line) => !/^8: imagem "\d+\.png"/.test(line))).toEqual([
        `2: imagem "http://169.254.169.254/latest/meta-data/" leva a uma rede interna, de onde não se buscam fotos${rest}`,
        `3: imagem "nota.txt" não é um arquivo PNG, JPEG, WebP ou AVIF inteiro${rest}`,
        `3: imagem "falta.png" não é um arquivo que possa ser lido${rest}`,
        `4: imagem "${'0'.repeat(32)}" não é o id de uma foto guardada${rest}`,
        `5: imagem "http://exemplo.com.br:8080/a.png" não é um endereço http ou https de uma foto${rest}`,
        `6: imagem "file:///etc/passwd" não é um endereço http ou https de uma foto${rest}`,
        `7: imagem "https://exemplo.com.br/longe.png" não veio em 10 segundos${rest}`,
        `8: imagem "demais.png" passa de 12 fotos do produto${rest}`,
      ]);
      expect(await galleryOf(shop, 'A')).toEqual([]);
      expect(await galleryOf(shop, 'B')).toEqual(['20x20']);
    });

    test('stay where a new file does not bring them, speaks of none, or has no such column', async () => {
      const shop = await aShop(database.current);
      await load(shop, 'sku,nome,preco,imagem\nA,Azul,1,azul.png\nB,Azul,1,azul.png\nC,Azul,1,azul.png\n');
      await load(shop, 'sku,nome,preco\nA,Azul,2\n');
      await load(shop, 'sku,nome,preco,imagem\nB,Azul,2,falta.png\nC,Azul,2,\n');
      expect(await galleryOf(shop, 'A')).toEqual(['20x20']);
      expect(await galleryOf(shop, 'B')).toEqual(['20x20']);
      // An empty cell means the ordinary value: none.
      expect(await galleryOf(shop, 'C')).toEqual([]);
    });

    test('come several at once, but not all', async () => {
      const shop = await aShop(database.current);
      let underWay = 0;
      let most = 0;
      const lines = Array.from(
        { length: 40 },
        (_, index) => `S${index},Foto,1,https://exemplo.com.br/${index}.png`,
      );
      await load(shop, ['sku,nome,preco,imagem', ...lines].join('\n'), [], async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 5));
        underWay -= 1;
        return refuse('no-answer');
      });
      expect(most).toBe(6);
    });
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

describe('groupings and principal products', () => {
  const linked = async (shop: Context) => {
    const rows = await shelf(shop);
    const skuOf = new Map(rows.map(({ id, sku }) => [id, sku]));
    return rows.map(({ sku, groupings, principalId }) => [
      sku,
      groupings,
      principalId && skuOf.get(principalId),
    ]);
  };

  test('come from their columns, whichever line is first', async () => {
    const shop = await aShop(database.current);
    const { counts, refused } = await load(
      shop,
      'sku;nome;preco;agrupadores;produto_principal\n' +
        'S2;Suco de Uva 1 L;9,00;"Sabor: Uva; Tamanho: 1,5 L";S1\n' +
        'S1;Suco de Lima 1 L;9,00;Sabor: Lima|Tamanho: 1,5 L;\n' +
        'S3;Suco de Caju 1 L;9,00;Verão;S2\n' +
        'S4;Suco de Manga;9,00;;NADA\n',
    );
    expect(refused).toEqual([
      '5: produto_principal "NADA" não é de nenhum produto; o produto ficou sem vínculo',
    ]);
    expect(counts).toMatchObject({ inserted: 4, refused: 0, unknownPrincipals: 1 });
    expect(await linked(shop)).toEqual([
      ['S1', ['sabor:lima', 'tamanho:1-5-l'], null],
      ['S2', ['sabor:uva', 'tamanho:1-5-l'], 'S1'],
      ['S3', ['verao'], 'S1'],
      ['S4', [], null],
    ]);
    expect(
      (await groupingsOf(shop.db, shop.supplier.id)).map(({ kind, name }) => `${kind}: ${name}`).sort(),
    ).toEqual([': Verão', 'Sabor: Lima', 'Sabor: Uva', 'Tamanho: 1,5 L']);
    await load(shop, 'sku;nome;preco;produto_principal\nS1;Suco;9,00;S4\nS2;Suco;9,00;\n');
    expect(await linked(shop)).toEqual([
      ['S1', ['sabor:lima', 'tamanho:1-5-l'], 'S4'],
      ['S2', ['sabor:uva', 'tamanho:1-5-l'], null],
      ['S3', ['verao'], 'S4'],
      ['S4', [], null],
    ]);
    await load(shop, 'sku;nome;preco\nS1;Suco;9,00\n');
    expect((await linked(shop))[0]).toEqual(['S1', ['sabor:lima', 'tamanho:1-5-l'], 'S4']);
  });

  test('a grouping that cannot stand in an address is refused', async () => {
    const shop = await aShop(database.current);
    const { refused } = await load(shop, 'sku;nome;preco;agrupadores\nA;Anel;9,00;Cor:\n');
    expect(refused).toEqual([
      '2: agrupadores "Cor:" não é um agrupador (use "Sabor: Morango", separados por ponto e vírgula)',
    ]);
  });
});

/** Short labels, so that as many as possible fit into the field. */
const labels = (count: number, of: (word: string) => string, mark: string): string =>
  Array.from({ length: count }, (_, index) =>
    of(String.fromCharCode(97 + (index % 26), 97 + ((index * 7) % 26), 97 + (Math.floor(index / 26) % 26))),
  ).join(mark);

test('as many labels as a line may have are stored; more are refused, and the other lines are imported', async () => {
  const shop = await aShop(database.current);
  const line = (sku: string, tags: string, groupings: string) =>
    `${sku},Arroz ${sku},Mercearia,5.00,${'b'.repeat(300)},"${tags}","${groupings}"`;
  const most = line(
    'm1',
    `${labels(40, (word) => `${word}çãóêúíâ`, '|')}`,
    labels(40, (word) => `T${word}: ${word}12345678`, '|'),
  );
  const many = line(
    'm2',
    labels(200, (word) => word, '|'),
    '',
  );
  const content = `sku,nome,categoria,preco,marca,tags,agrupadores\n${most}\n${many}\n${line('m3', 'novo', '')}\n`;
  const { counts, refused } = await load(shop, content);
  expect(refused).toEqual([expect.stringMatching(/^3: .*tags/)]);
  expect(counts).toMatchObject({ inserted: 2 });
});

describe('what a file says of its categories', () => {
  const shopWithSegments = async (): Promise<Context> => {
    const shop = await aShop(database.current);
    await replaceSegments(shop.db, shop.supplier.id, ['Restaurantes', 'Padarias']);
    return shop;
  };
  const tree = async (shop: Context, name?: string, device?: 'desktop' | 'mobile') => {
    const segments = await profilesOfSuppliers(shop.db, [shop.supplier.id]);
    const segmentId = segments.get(shop.supplier.id)?.segments.find((one) => one.name === name)?.id;
    const roots = await categoryTree(shop, { segmentId, device });
    return roots.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
  };
  const HEAD = 'sku;nome;preco;categoria;subcategoria;categoria_segmentos;categoria_oculta_em\n';

  test('which segments they belong to, all lines together, and where they are hidden', async () => {
    const shop = await shopWithSegments();
    const { counts, refused } = await load(
      shop,
      `${HEAD}A;Farinha;5,00;Secos;Farinhas;"Padarias";\n` +
        'B;Fubá;5,00;Secos;Farinhas;;\n' +
        'C;Arroz;5,00;Secos;Grãos;restaurantes|Padarias;mobile\n' +
        'D;Sal;5,00;Secos;Temperos;Bares;Desktop, mobile\n' +
        'E;Sabão;5,00;Limpeza;;;\n' +
        'F;Balde;5,00;Limpeza;;;tablet\n',
    );
    expect(refused).toEqual([
      '7: categoria_oculta_em "tablet" deve ser desktop, mobile ou os dois',
      '5: categoria_segmentos "Bares" não é de nenhum segmento da loja; a categoria ficou sem ele',
    ]);
    expect(counts).toMatchObject({ inserted: 5, refused: 1, unknownSegments: 1 });
    expect((await tree(shop, 'Padarias')).sort()).toEqual([
      'limpeza',
      'secos',
      'secos/farinhas',
      'secos/graos',
      'secos/temperos',
    ]);
    expect((await tree(shop, 'Restaurantes')).sort()).toEqual([
      'limpeza',
      'secos',
      'secos/graos',
      'secos/temperos',
    ]);
    expect((await tree(shop, undefined, 'mobile')).sort()).toEqual(['limpeza', 'secos', 'secos/farinhas']);
    expect(await tree(shop, undefined, 'desktop')).not.toContain('secos/temperos');
  });

  test('a file without the columns leaves them as they are; an empty cell means all', async () => {
    const shop = await shopWithSegments();
    await load(shop, `${HEAD}A;Farinha;5,00;Secos;Farinhas;Padarias;mobile\n`);
    await load(shop, 'sku;nome;preco;categoria;subcategoria\nA;Farinha;6,00;Secos;Farinhas\n');
    expect(await tree(shop, 'Restaurantes')).toEqual(['secos']);
    expect(await tree(shop, undefined, 'mobile')).toEqual(['secos']);
    await load(shop, `${HEAD}A;Farinha;6,00;Secos;Farinhas;;\n`);
    expect(await tree(shop, 'Restaurantes')).toEqual(['secos', 'secos/farinhas']);
    expect(await tree(shop, undefined, 'mobile')).toEqual(['secos', 'secos/farinhas']);
  });
});

test('what wrapping costs comes in, is kept without the column, and goes with an empty cell', async () => {
  const shop = await aShop(database.current);
  const wrapped = async () => (await shelf(shop)).map(({ sku, giftWrapPrice }) => [sku, giftWrapPrice]);
  const { refused } = await load(
    shop,
    'sku;nome;preco;preco_embalagem\nA;Caneca;20,00;4,90\nB;Prato;20,00;\nC;Copo;20,00;0\nD;Taça;20,00;dez\n',
  );
  expect(refused).toEqual(['5: preco_embalagem "dez" não é um número aceito (use 12,90 ou 12.90)']);
  expect(await wrapped()).toEqual([
    ['A', 490],
    ['B', null],
    ['C', 0],
  ]);
  await load(shop, 'sku;nome;preco\nA;Caneca;21,00\n');
  expect((await wrapped())[0]).toEqual(['A', 490]);
  await load(shop, 'sku;nome;preco;preco_embalagem\nA;Caneca;21,00;\n');
  expect((await wrapped())[0]).toEqual(['A', null]);
});

test('what one weighs comes in whole grams, is kept without the column, and goes with an empty cell', async () => {
  const shop = await aShop(database.current);
  const weights = async () => (await shelf(shop)).map(({ sku, weight }) => [sku, weight]);
  const { refused } = await load(
    shop,
    'sku;nome;preco;peso\nA;Arroz;20,00;5000\nB;Pena;2,00;\nC;Chumbo;20,00;1.250\nD;Sal;2,00;99999999\n',
  );
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatch(/^4: peso /);
  expect(refused[1]).toMatch(/^5: peso /);
  expect(await weights()).toEqual([
    ['A', 5000],
    ['B', null],
  ]);
  await load(shop, 'sku;nome;preco\nA;Arroz;21,00\n');
  expect((await weights())[0]).toEqual(['A', 5000]);
  await load(shop, 'sku;nome;preco;peso\nA;Arroz;21,00;\n');
  expect((await weights())[0]).toEqual(['A', null]);
});
