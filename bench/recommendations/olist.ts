/** Reads the orders of Olist's public data set as purchases, and its products as far as it describes them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Purchase } from '#features/recommendations/domain/purchase.ts';
import type { ComparedProduct } from '#features/recommendations/domain/similar-products.ts';

export interface OlistData {
  /** In the order of their times. */
  readonly purchases: readonly Purchase[];
  readonly products: readonly ComparedProduct[];
}

const FILES = ['orders', 'order_items', 'customers', 'products'] as const;

const fileOf = (folder: string, name: (typeof FILES)[number]) => join(folder, `olist_${name}.csv.gz`);

export const olistIsThere = (folder: string): boolean =>
  FILES.every((name) => existsSync(fileOf(folder, name)));

export async function readOlist(folder: string): Promise<OlistData> {
  const [orders = [], items = [], customers = [], products = []] = await Promise.all(
    FILES.map((name) => rowsOf(fileOf(folder, name))),
  );
  const customerById = new Map(customers.map((row) => [row.customer_id, row]));
  const itemsByOrder = Map.groupBy(items, (row) => row.order_id);
  const purchases = orders.flatMap((order): Purchase[] => {
    const bought = itemsByOrder.get(order.order_id) ?? [];
    const customer = customerById.get(order.customer_id);
    if (bought.length === 0 || customer === undefined) return [];
    return [
      {
        clientId: textOf(customer.customer_unique_id),
        at: Date.parse(`${textOf(order.order_purchase_timestamp).replace(' ', 'T')}Z`),
        productIds: [...new Set(bought.map((row) => textOf(row.product_id)))],
        place: { city: textOf(customer.customer_city), state: textOf(customer.customer_state) },
      },
    ];
  });
  const itemOf = new Map(items.map((row) => [row.product_id, row]));
  return {
    purchases: purchases.toSorted((one, other) => one.at - other.at),
    products: products.map((row) => {
      const id = textOf(row.product_id);
      const category = textOf(row.product_category_name);
      const item = itemOf.get(id);
      return {
        id,
        // Olist removed the names; the category's words and the seller are all that describes a product.
        name: category.replaceAll('_', ' '),
        brand: textOf(item?.seller_id),
        tags: [],
        categoryId: category,
        price: Math.round(Number(item?.price ?? 0) * 100),
        kinId: id,
      };
    }),
  };
}

type Row = Readonly<Record<string, string>>;

const rowsOf = async (file: string): Promise<readonly Row[]> =>
  parse(gunzipSync(await readFile(file)), { columns: true, bom: true }) as Row[];

const textOf = (value: string | undefined): string => value ?? '';
