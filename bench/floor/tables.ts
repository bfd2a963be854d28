/** The floor's tables, in a schema beside the product's, with the same products. */
import { queryOnce } from '../bench-database.ts';

const statements = [
  'create schema floor',
  `create table floor.items (
    id uuid primary key, category uuid not null, slug text not null unique, name text not null, brand text not null,
    unit text not null, price bigint not null, popularity int not null, stock bigint not null check (stock >= 0),
    search tsvector not null)`,
  `insert into floor.items
    select id, category_id, slug, name, brand, unit, price, popularity, 1000000000,
      to_tsvector('vitrine', name || ' ' || brand || ' ' || description)
    from public.products`,
  'create index on floor.items (category, popularity desc, id)',
  'create index on floor.items using gin (search)',
  `create table floor.carts (
    id bigint generated always as identity primary key, item_id uuid not null references floor.items (id),
    quantity int not null, at timestamptz not null default now())`,
  `create table floor.orders (
    id bigint generated always as identity primary key, total bigint not null, at timestamptz not null default now())`,
  `create table floor.lines (
    order_id bigint not null references floor.orders (id), position int not null,
    item_id uuid not null references floor.items (id), quantity int not null, price bigint not null,
    primary key (order_id, position))`,
  `create table floor.payments (
    id bigint generated always as identity primary key, order_id bigint not null references floor.orders (id),
    amount bigint not null)`,
  // As many old rows as the product has, because PostgreSQL caches plans of foreign-key checks made on empty tables.
  `insert into floor.carts (item_id, quantity) select id, 1 from floor.items limit 2000`,
  `insert into floor.orders (total) select 1000 from generate_series(1, 2000)`,
  `insert into floor.lines select o.id, 0, (select id from floor.items limit 1), 1, 1000 from floor.orders o`,
  `insert into floor.payments (order_id, amount) select id, 1000 from floor.orders`,
  'analyze',
];

export async function makeFloorTables(url: string): Promise<void> {
  for (const statement of statements) await queryOnce(url, statement);
}
