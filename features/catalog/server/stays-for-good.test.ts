import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Context } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { products } from './products/catalog.tables.ts';
import { aProduct, aShop } from './testing/a-shop.ts';

const database = testDatabase();
const stays = { cause: { code: '23001' } };
let shop: Context;
let productId: string;
beforeAll(async () => {
  shop = await aShop(database.current);
  productId = await aProduct(shop);
});

const product = () => and(eq(products.supplierId, shop.supplier.id), eq(products.id, productId));

// Orders and carts name them without a key: decision 026.
test('a product is never deleted, nor does its key change; all else does', async () => {
  const { db } = shop;
  await expect(db.delete(products).where(product())).rejects.toMatchObject(stays);
  await expect(db.update(products).set({ id: newId() }).where(product())).rejects.toMatchObject(stays);
  await db.update(products).set({ id: productId, name: 'Outro nome', active: false }).where(product());
});

test('neither is a supplier', async () => {
  const { db, supplier } = shop;
  const own = eq(suppliers.id, supplier.id);
  await expect(db.delete(suppliers).where(own)).rejects.toMatchObject(stays);
  await expect(db.update(suppliers).set({ id: newId() }).where(own)).rejects.toMatchObject(stays);
  await db.update(suppliers).set({ id: supplier.id, name: 'Outro nome' }).where(own);
});
