/** The measured works: the product's requests, and the floor's route of the same kind. */
import { randomUUID } from 'node:crypto';
import { MAX_LINES } from '#features/cart/domain/cart.ts';
import { formatQuery } from '#platform/web/url.ts';
import type { FloorOrder } from './floor/place-order.ts';
import type { Load } from './measure/load.ts';
import type { Questions } from './questions.ts';
import {
  cartCall,
  deliveryCall,
  detailCall,
  filtersCall,
  listCall,
  orderCall,
  readCartCall,
  VISITOR,
  type WireCall,
} from './requests.ts';
import { pickSome, seededRandom } from './seeded-random.ts';
import type { World } from './world/make-world.ts';

/** Targets: requests per second relative to the floor's route, and the 99th percentile in milliseconds. */
export interface Target {
  readonly ratio: number;
  readonly p99?: number;
}

export interface Work {
  /** Name in the table. */
  readonly name: string;
  /** The floor's route of the same kind. */
  readonly route: string;
  readonly target?: Target;
  /** Calls per answer; 1 by default. */
  readonly calls?: number;
  readonly product: Load;
  readonly floor: Load;
}

/** One prepared query of 20 rows, with which every work is compared. */
export const ITEMS = '/items';

const READERS = 16;
const WRITERS = 8;
/** Connections of works that are measured with little concurrency. */
const FEW = 2;
const LINES = 3;
/** So many that a connection does not repeat a request soon. */
const VARIETY = 2_000;

export function worksOf(world: World, questions: Questions): Work[] {
  const random = seededRandom(11);
  const shoppers = turns(world.clients);
  const hoarders = turns(world.clients.slice(-20));
  const slugs = pickSome(random, world.products, VARIETY).map(({ slug }) => slug);
  const pages = pickSome(random, questions.pages, VARIETY);
  const { words } = questions;
  const found = words.flatMap((sk) => [1, 2, 3].map((page) => ({ sk, page })));
  // Each category and brand in three variants.
  const narrowed = pickSome(random, questions.brands, VARIETY / 10).flatMap(({ path, brand, price }) => [
    { categ: path, marcas: brand },
    { categ: path, precode: 0, precoate: price / 100 },
    { categ: path, marcas: brand, disponiveis: true },
  ]);
  const lines = (count = LINES) =>
    pickSome(random, world.products, count).map(({ id }) => ({ id, quantidade: 1 }));
  const purchase = () => {
    const who = shoppers();
    const goods = lines();
    const order = { lines: goods, key: randomUUID(), customerOrderNumber: randomUUID() };
    return [cartCall(world, who, goods), deliveryCall(world, who), orderCall(world, who, order)];
  };
  const reads = (calls: readonly WireCall[]): Load => ({ connections: READERS, requests: calls });
  const writes = (requests: () => WireCall): Load => ({ connections: WRITERS, requests });
  const get = (path: string, query: object): WireCall => ({
    method: 'GET',
    path: path + formatQuery(query),
    headers: {},
  });
  const post = (path: string) => (): WireCall => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item: random.pick(world.products).id, quantity: 1 } satisfies FloorOrder),
  });
  return [
    {
      name: 'lista de uma categoria',
      route: ITEMS,
      target: { ratio: 0.5, p99: 25 },
      product: reads(pages.map(({ path, page }) => listCall(world, shoppers(), { categ: path, page }))),
      floor: reads(pages.map(({ id }) => get(ITEMS, { category: id }))),
    },
    {
      name: 'lista em cache de visitante',
      route: '/hello',
      target: { ratio: 0.4 },
      product: reads(pages.map(({ path, page }) => listCall(world, VISITOR, { categ: path, page }))),
      floor: reads([get('/hello', {})]),
    },
    {
      name: 'busca de palavra comum',
      route: '/search',
      target: { ratio: 0.6, p99: 40 },
      product: reads(found.map((question) => listCall(world, shoppers(), question))),
      floor: reads(words.map((word) => get('/search', { word }))),
    },
    {
      name: 'lista filtrada com contagens',
      route: ITEMS,
      target: { ratio: 0.1 },
      calls: 2,
      product: reads(
        narrowed.flatMap((query) => {
          const who = shoppers();
          return [listCall(world, who, query), filtersCall(world, who, query)];
        }),
      ),
      floor: reads(pages.map(({ id }) => get(ITEMS, { category: id }))),
    },
    {
      name: 'página de um produto',
      route: '/detail',
      target: { ratio: 0.3, p99: 25 },
      product: reads(slugs.map((slug) => detailCall(world, shoppers(), slug))),
      floor: reads(slugs.map((slug) => get('/detail', { slug }))),
    },
    {
      name: 'carrinho salvo, 3 linhas',
      route: '/insert',
      product: writes(() => cartCall(world, shoppers(), lines())),
      floor: writes(post('/insert')),
    },
    {
      name: 'carrinho salvo, 500 linhas',
      route: '/insert',
      product: { connections: FEW, requests: () => cartCall(world, hoarders(), lines(MAX_LINES)) },
      floor: writes(post('/insert')),
    },
    {
      // Reads of carts that were saved just before.
      name: 'carrinho lido, 500 linhas',
      route: ITEMS,
      product: { connections: FEW, requests: () => readCartCall(world, hoarders()) },
      floor: reads(pages.map(({ id }) => get(ITEMS, { category: id }))),
    },
    {
      name: 'pedido, 3 linhas',
      route: '/order',
      product: writes(() =>
        orderCall(world, shoppers(), {
          lines: lines(),
          key: randomUUID(),
          customerOrderNumber: randomUUID(),
        }),
      ),
      floor: writes(post('/order')),
    },
    {
      name: 'compra inteira: carrinho, entrega, pedido',
      route: '/order',
      target: { ratio: 0.15 },
      calls: 3,
      product: { connections: WRITERS, requests: { steps: 3, begin: purchase } },
      floor: writes(post('/order')),
    },
  ];
}

/** In turn, so that no two concurrent requests are of the same client. */
function turns<Value>(values: readonly Value[]): () => Value {
  let turn = 0;
  return () => {
    const value = values[turn % values.length];
    turn += 1;
    if (value === undefined) throw new RangeError('nobody to take turns');
    return value;
  };
}
