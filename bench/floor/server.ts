/** The floor: a bare Fastify that does the minimum of the same kinds of work. Shows what this machine allows. */
import Fastify from 'fastify';
import pg from 'pg';
import { hello, items, oneItem, orderBody, written } from './answers.ts';
import { type FloorOrder, placeFloorOrder } from './place-order.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

const select = 'select id, slug, name, brand, unit, price from floor.items';

app.get('/hello', { schema: { response: { 200: hello } } }, async () => ({ hello: 'world' }));

app.get<{ Querystring: { category: string } }>(
  '/items',
  { schema: { response: { 200: items } } },
  async ({ query }) => {
    const text = `${select} where category = $1 order by popularity desc, id limit 20`;
    const { rows } = await pool.query({ name: 'items', text, values: [query.category] });
    return { items: rows };
  },
);

app.get<{ Querystring: { word: string } }>(
  '/search',
  { schema: { response: { 200: items } } },
  async ({ query }) => {
    const text = `${select}, to_tsquery('vitrine', $1) as words where search @@ words
      order by ts_rank(search, words) desc, id limit 20`;
    const { rows } = await pool.query({ name: 'search', text, values: [query.word] });
    return { items: rows };
  },
);

app.get<{ Querystring: { slug: string } }>(
  '/detail',
  { schema: { response: { 200: oneItem } } },
  async ({ query }) => {
    const text = `${select} where slug = $1`;
    const { rows } = await pool.query({ name: 'detail', text, values: [query.slug] });
    return rows[0];
  },
);

app.post<{ Body: FloorOrder }>(
  '/insert',
  { schema: { body: orderBody, response: { 200: written } } },
  async ({ body }) => {
    const text = 'insert into floor.carts (item_id, quantity) values ($1, $2) returning id';
    const { rows } = await pool.query({ name: 'insert', text, values: [body.item, body.quantity] });
    return rows[0];
  },
);

app.post<{ Body: FloorOrder }>(
  '/order',
  { schema: { body: orderBody, response: { 200: written } } },
  async ({ body }) => ({ id: await placeFloorOrder(pool, body) }),
);

for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
