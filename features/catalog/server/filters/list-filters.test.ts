/** Facets, lists and a naive count over generated products agree under any combination of filters. */

import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPaymentMethod } from '#features/payments/server/methods/create-payment-method.ts';
import { varied } from '#features/pricing/domain/payment-variance.ts';
import { defined } from '#kernel/defined.ts';
import { centavos } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { slugify } from '#kernel/slugify.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import type { Facets } from '../../domain/filters/facets.ts';
import { byKind, groupingKind, parseGrouping } from '../../domain/filters/grouping.ts';
import { NO_FILTER, type ProductFilter } from '../../domain/filters/product-filter.ts';
import { isAvailable } from '../../domain/product.ts';
import type { ProductQuery } from '../../domain/product-query.ts';
import { setStock } from '../import/import.store.ts';
import { products } from '../products/catalog.tables.ts';
import { listProducts } from '../products/list-products.ts';
import { suggestProducts } from '../search/suggest-products.ts';
import { changeStock } from '../stock/stock.store.ts';
import { aCustomer, aProduct, aShop } from '../testing/a-shop.ts';
import { addGroupings } from './groupings.store.ts';
import { listFilters } from './list-filters.ts';

const database = testDatabase();

const BRANDS = ['', 'Nestlé', 'NESTLE', 'P&G', 'Dois, Irmãos', '日本'];
const TAGS = ['oferta', 'novo', 'vegano'];
const GROUPINGS = ['Sabor: Uva', 'Sabor: Limão', 'Tamanho: 1 L', 'Tamanho: 2 L', 'Verão'].flatMap(
  (text) => parseGrouping(text) ?? [],
);
const KEYS = GROUPINGS.map(({ key }) => key);
const PRICES = [99, 100, 101, 250, 999];
const VARIANCE = -500;

interface Made {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly brand: string;
  readonly tags: string[];
  readonly groupings: string[];
  readonly price: number;
  readonly stock: number | undefined;
  readonly step: number;
  readonly minimum: number;
  readonly maximum: number | null;
  readonly active: boolean;
  readonly principalId: string | null;
}

const someOf = (values: readonly string[]) => fc.subarray([...values]);
const madeProduct: fc.Arbitrary<Omit<Made, 'id' | 'principalId'> & { linked: boolean }> = fc.record({
  name: fc.constantFrom('Biscoito de Uva', 'Biscoito de Limão', 'Água', 'Bolo'),
  category: fc.constantFrom('bebidas/sucos', 'bebidas/aguas', 'padaria/bolos'),
  brand: fc.constantFrom(...BRANDS),
  tags: someOf(TAGS),
  groupings: someOf(KEYS),
  price: fc.constantFrom(...PRICES),
  stock: fc.constantFrom(undefined, 0, 999, 1_000, 1_500, 50_000),
  step: fc.constantFrom(1_000, 500),
  minimum: fc.constantFrom(0, 1_200, 6_000),
  maximum: fc.constantFrom(null, 1_000, 6_000),
  active: fc.constantFrom(true, true, true, false),
  linked: fc.boolean(),
});

let shops: { context: Context; products: Made[]; paymentMethodId: string }[];

beforeAll(async () => {
  const samples = fc.sample(fc.array(madeProduct, { minLength: 30, maxLength: 45 }), { seed: 7, numRuns: 3 });
  shops = await Promise.all(
    samples.map(async (sample) => {
      const shop = await aShop(database.current, [
        'support-price-variance-by-payment',
        'hide-price-for-logged-out-customers',
      ]);
      const context = { ...shop, actor: aCustomer(true) };
      await addGroupings(context.db, context.supplier.id, GROUPINGS);
      const paymentMethodId = await createPaymentMethod(context.db, context.supplier.id, {
        kind: 'cash-on-delivery',
        name: 'Dinheiro',
        description: '',
        priceVariance: VARIANCE,
        deliveryTypes: ['delivery'],
        position: 0,
      });
      const first = newId();
      const products = sample.map(({ linked, ...product }, index) => ({
        ...product,
        id: index === 0 ? first : newId(),
        principalId: linked && index > 0 ? first : null,
      }));
      for (const { stock, ...product } of products)
        await aProduct(context, { ...product, ...defined({ stock }) });
      return { context, products, paymentMethodId };
    }),
  );
});

/** Expected brand key; a name without Latin letters gets the database's own. */
const brandKeys = ['nestle', 'p-g', 'dois-irmaos'];

interface FilterRequest {
  readonly shop: number;
  readonly category: string | undefined;
  readonly text: string | undefined;
  readonly varied: boolean;
  readonly filter: Omit<ProductFilter, 'linked'> & { readonly linked: 'shown' | 'hidden' | 'of' };
}

const end = fc.option(fc.constantFrom(0, 94, 95, 100, 240, 1_000).map(centavos), { nil: undefined });
const requests: fc.Arbitrary<FilterRequest> = fc.record({
  shop: fc.constantFrom(0, 1, 2),
  category: fc.constantFrom(undefined, undefined, 'bebidas', 'bebidas/sucos'),
  text: fc.constantFrom(undefined, undefined, 'biscoito', 'biscoito uva', 'biscouto'),
  varied: fc.boolean(),
  filter: fc.record({
    tags: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, someOf(TAGS)),
    groupings: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, someOf(KEYS)),
    brands: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, someOf([...brandKeys, 'nenhuma'])),
    price: fc
      .record({ from: end, to: end })
      .map(({ from, to }) => ({ ...(from && { from }), ...(to !== undefined && { to }) })),
    available: fc.boolean(),
    bought: fc.constant(false),
    linked: fc.constantFrom('shown', 'shown', 'hidden', 'of'),
  }),
});

const shopOf = ({ shop }: FilterRequest) => {
  const found = shops[shop];
  if (found === undefined) throw new Error('no such shop');
  return found;
};

const filterOf = (request: FilterRequest): ProductFilter => {
  const { linked } = request.filter;
  const [first] = shopOf(request).products;
  return { ...request.filter, linked: linked === 'of' ? { of: first?.id ?? '' } : linked };
};

const questionOf = (request: FilterRequest): ProductQuery => ({
  ...defined({ category: request.category, text: request.text }),
  ...(request.varied ? { paymentMethodId: shopOf(request).paymentMethodId } : {}),
  filter: filterOf(request),
});

async function facets(context: Context, question: ProductQuery): Promise<Facets> {
  const result = await listFilters(context, question);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

async function list(context: Context, question: ProductQuery) {
  const result = await listProducts(context, { sort: 'relevance', page: 1, pageSize: 100, ...question });
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

/** A naive implementation of the specification, product by product. */
function naive(request: FilterRequest) {
  const { products } = shopOf(request);
  const filter = filterOf(request);
  const basisPoints = request.varied ? VARIANCE : 0;
  const words = request.text === undefined ? [] : request.text.replace('biscouto', 'biscoito').split(' ');
  const base = products.filter(
    ({ active, category, name }) =>
      active &&
      (request.category === undefined ||
        category === request.category ||
        category.startsWith(`${request.category}/`)) &&
      words.every((word) => name.toLowerCase().split(' ').includes(word)),
  );
  const priceOf = ({ price }: Made) => varied(centavos(price), basisPoints);
  const canBeBought = ({ stock, step, minimum, maximum }: Made) =>
    isAvailable(true, stock === undefined ? undefined : thousandths(stock), {
      step: thousandths(step),
      minimum: thousandths(minimum),
      ...(maximum === null ? {} : { maximum: thousandths(maximum) }),
    });
  const rules: Record<string, (product: Made) => boolean> = {
    tags: ({ tags }) => filter.tags.every((tag) => tags.includes(tag)),
    brand: ({ brand }) => filter.brands.length === 0 || filter.brands.includes(slugify(brand)),
    price: (product) =>
      priceOf(product) >= (filter.price?.from ?? 0) && priceOf(product) <= (filter.price?.to ?? Infinity),
    available: (product) => !filter.available || canBeBought(product),
    linked: ({ principalId }) =>
      filter.linked === 'shown' ||
      (filter.linked === 'hidden' ? principalId === null : principalId === filter.linked.of),
    ...Object.fromEntries(
      byKind(filter.groupings).map((keys) => [
        `kind ${groupingKind(keys[0] ?? '')}`,
        ({ groupings }: Made) => keys.some((key) => groupings.includes(key)),
      ]),
    ),
  };
  const all = (but?: string) =>
    base.filter((product) => Object.entries(rules).every(([name, rule]) => name === but || rule(product)));
  return { all, priceOf, canBeBought };
}

describe('facets', () => {
  test('are what a naive count finds, and the list has their total', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { all, priceOf, canBeBought } = naive(request);
        const { context } = shopOf(request);
        const [found, shown] = await Promise.all([
          facets(context, questionOf(request)),
          list(context, questionOf(request)),
        ]);
        expect(shown.products.map(({ id }) => id).sort()).toEqual(
          all()
            .map(({ id }) => id)
            .sort(),
        );
        expect(shown.total).toBe(all().length);
        expect(found.total).toBe(all().length);
        expect(found.available).toBe(all('available').filter(canBeBought).length);
        expect(found.linked).toBe(all('linked').filter(({ principalId }) => principalId !== null).length);
        const prices = all('price').map(priceOf);
        expect(found.price).toEqual(
          prices.length === 0 ? undefined : { lowest: Math.min(...prices), highest: Math.max(...prices) },
        );
        for (const { key, count } of found.tags)
          expect(count, key).toBe(all().filter(({ tags }) => tags.includes(key)).length);
        expect(new Set(found.tags.map(({ key }) => key))).toEqual(
          new Set([...all().flatMap(({ tags }) => tags), ...request.filter.tags]),
        );
        for (const { key, count } of found.brands.filter((brand) => brand.name !== '日本'))
          expect(count, key).toBe(all('brand').filter(({ brand }) => slugify(brand) === key).length);
        expect(found.brands.filter(({ count }) => count > 0)).toHaveLength(
          new Set(all('brand').flatMap(({ brand }) => (brand === '' ? [] : [slugify(brand) || brand]))).size,
        );
        for (const { kind, values } of found.groupings)
          for (const { key, count } of values)
            expect(count, `${kind} ${key}`).toBe(
              all(`kind ${groupingKind(key)}`).filter(({ groupings }) => groupings.includes(key)).length,
            );
        const listed = found.groupings.flatMap(({ values }) => values.map(({ key }) => key));
        expect(new Set([...listed, ...all().flatMap(({ groupings }) => groupings)])).toEqual(new Set(listed));
      }),
      { numRuns: 120 },
    );
  });

  test('count for each choice what the list then has', async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.nat(), async (request, at) => {
        const { context } = shopOf(request);
        const filter = filterOf(request);
        const found = await facets(context, questionOf(request));
        const groupings = found.groupings.flatMap(({ values }) => values);
        const choices = [
          ...found.tags.map(({ key, count }) => ({
            count,
            filter: { ...filter, tags: [...new Set([...filter.tags, key])] },
          })),
          ...found.brands.map(({ key, count }) => ({ count, filter: { ...filter, brands: [key] } })),
          ...groupings.map(({ key, count }) => ({
            count,
            filter: {
              ...filter,
              groupings: [
                ...filter.groupings.filter((other) => groupingKind(other) !== groupingKind(key)),
                key,
              ],
            },
          })),
          { count: found.available, filter: { ...filter, available: true } },
        ];
        const choice = choices[at % choices.length];
        if (choice === undefined) throw new Error('nothing to choose');
        expect((await list(context, { ...questionOf(request), filter: choice.filter })).total).toBe(
          choice.count,
        );
      }),
      { numRuns: 100 },
    );
  });

  test('keep what is chosen, with its name, where nothing is left of it', async () => {
    const shop = await aShop(database.current);
    await addGroupings(shop.db, shop.supplier.id, GROUPINGS);
    await aProduct(shop, {
      name: 'Suco',
      brand: 'Três Corações',
      tags: ['novo'],
      groupings: [KEYS[0] ?? ''],
    });
    await aProduct(shop, { name: 'Bolo', category: 'padaria' });
    const filter = {
      ...NO_FILTER,
      brands: ['tres-coracoes', 'inventada'],
      tags: ['novo'],
      groupings: ['sabor:uva', 'sem-nome'],
    };
    expect(await facets(shop, { category: 'padaria', filter })).toEqual({
      tags: [{ key: 'novo', name: 'novo', count: 0 }],
      brands: [
        { key: 'tres-coracoes', name: 'Três Corações', count: 0 },
        { key: 'inventada', name: 'inventada', count: 0 },
      ],
      groupings: [{ kind: 'Sabor', values: [{ key: 'sabor:uva', name: 'Uva', count: 0 }] }],
      available: 0,
      linked: 0,
      total: 0,
    });
  });

  test('of a shop reveal nothing of another, and a foreign category is unknown', async () => {
    const [mine, other] = [await aShop(database.current), await aShop(database.current)];
    await aProduct(other, { name: 'Alheio', brand: 'Alheia', tags: ['alheio'], category: 'alheia' });
    expect(await facets(mine, {})).toMatchObject({ tags: [], brands: [], total: 0 });
    expect(await listFilters(mine, { category: 'alheia' })).toEqual({
      ok: false,
      refusal: { code: 'category-not-found' },
    });
  });

  test('what can be bought follows stock and the smallest order', async () => {
    const shop = await aShop(database.current);
    const { db, supplier } = shop;
    const id = await aProduct(shop, { stock: 5_000 });
    const available = async (): Promise<number[]> => {
      const filter = { ...NO_FILTER, available: true };
      return [(await facets(shop, {})).available, (await list(shop, { filter })).total];
    };
    const change = (set: { step?: number; minimum?: number; maximum?: number | null }) =>
      db
        .update(products)
        .set(set)
        .where(and(eq(products.supplierId, supplier.id), eq(products.id, id)));
    const sell = (quantity: number) => changeStock(db, supplier.id, new Map([[id, -quantity]]));
    expect(await available()).toEqual([1, 1]);
    await sell(4_001);
    expect(await available()).toEqual([0, 0]);
    await sell(-4_001);
    expect(await available()).toEqual([1, 1]);
    await change({ minimum: 6_000 });
    expect(await available()).toEqual([0, 0]);
    await change({ minimum: 5_000 });
    expect(await available()).toEqual([1, 1]);
    await change({ maximum: 4_000 });
    expect(await available()).toEqual([0, 0]);
    await change({ maximum: null, step: 3_000 });
    expect(await available()).toEqual([0, 0]);
    await setStock(db, supplier.id, new Map([[id, 6_000]]));
    expect(await available()).toEqual([1, 1]);
    await setStock(db, supplier.id, new Map([[id, 0]]));
    expect(await available()).toEqual([0, 0]);
    await setStock(db, supplier.id, new Map([[id, undefined]]));
    expect(await available()).toEqual([1, 1]);
  });

  test('only signs find nothing', async () => {
    const shop = await aShop(database.current);
    await aProduct(shop);
    expect((await facets(shop, { text: '&&' })).total).toBe(0);
  });
});

describe('hidden prices', () => {
  test('change neither order nor members nor facets, whatever they are', async () => {
    const sort = fc.constantFrom('relevance', 'price-ascending', 'price-descending', 'name');
    const [one, other] = await Promise.all([0, 1].map((at) => twinShop(at)));
    if (one === undefined || other === undefined) throw new Error('no shops');
    await fc.assert(
      fc.asyncProperty(requests, sort, async (request, order) => {
        const question = {
          ...defined({ category: request.category, text: request.text }),
          filter: {
            ...request.filter,
            linked: request.filter.linked === 'hidden' ? 'hidden' : 'shown',
          } as const,
        };
        const seen = await Promise.all(
          [one, other].map(async (shop) => {
            const { products, total } = await list(shop, { ...question, ...{ sort: order } });
            const suggested = await suggestProducts(shop, request.text ?? 'biscoito');
            return {
              total,
              names: products.map(({ slug, offer }) => [slug.slice(0, -36), offer]),
              facets: await facets(shop, question),
              suggested: suggested.products.map(({ slug, offer }) => [slug.slice(0, -36), offer]),
            };
          }),
        );
        expect(seen[0]).toEqual(seen[1]);
        expect(seen[0]?.facets.price).toBeUndefined();
        expect(JSON.stringify(seen[0])).not.toContain('normal');
      }),
      { numRuns: 60 },
    );
  });

  /** The same products in order of creation, with prices in the opposite order. */
  async function twinShop(at: number): Promise<Context> {
    const shop = await aShop(database.current, ['hide-price-for-logged-out-customers']);
    await addGroupings(shop.db, shop.supplier.id, GROUPINGS);
    const [sample = []] = fc.sample(fc.array(madeProduct, { minLength: 30, maxLength: 30 }), {
      seed: 11,
      numRuns: 1,
    });
    for (const [index, { linked: _linked, stock, ...product }] of sample.entries()) {
      await aProduct(shop, {
        ...product,
        name: `${product.name} ${index}`,
        price: at === 0 ? 100 + index : 1_000 - index,
        ...defined({ stock }),
      });
    }
    return shop;
  }
});
