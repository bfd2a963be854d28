/** The works that are measured: what the product is asked, and the floor's route of the same kind. */
import { randomUUID } from 'node:crypto';
import { formatQuery } from '#platform/web/url.ts';
import type { FloorOrder } from './floor/place-order.ts';
import type { Load } from './load.ts';
import { cartCall, detailCall, listCall, orderCall, type WireCall } from './requests.ts';
import { pickSome, seededRandom } from './seeded-random.ts';
import { COMMON_WORDS } from './world/goods.ts';
import type { World } from './world/make-world.ts';

export interface Work {
  /** As the table calls it. */
  readonly name: string;
  /** The floor's route of the same kind. */
  readonly route: string;
  readonly product: Load;
  readonly floor: Load;
}

/** One prepared query of 20 rows, to which every work is compared. */
export const ITEMS = '/items';

const READERS = 16;
const WRITERS = 8;
const LINES = 3;
/** More than a connection sees again soon. */
const VARIETY = 200;

export function worksOf(world: World, categories: readonly { id: string; path: string }[]): Work[] {
  const random = seededRandom(11);
  const shoppers = turns(world.clients);
  const slugs = pickSome(random, world.products, VARIETY).map(({ slug }) => slug);
  const words = COMMON_WORDS.slice(0, 5);
  const lines = () => pickSome(random, world.products, LINES).map(({ id }) => ({ id, quantidade: 1 }));
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
      product: reads(categories.map(({ path }) => listCall(world, shoppers(), { categ: path }))),
      floor: reads(categories.map(({ id }) => get(ITEMS, { category: id }))),
    },
    {
      name: 'busca de palavra comum',
      route: '/search',
      product: reads(words.map((word) => listCall(world, shoppers(), { sk: word }))),
      floor: reads(words.map((word) => get('/search', { word }))),
    },
    {
      name: 'página de um produto',
      route: '/detail',
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
  ];
}

/** Each in turn, so that no two requests at a time are the same client's. */
function turns<Value>(values: readonly Value[]): () => Value {
  let turn = 0;
  return () => {
    const value = values[turn % values.length];
    turn += 1;
    if (value === undefined) throw new RangeError('nobody to take turns');
    return value;
  };
}
