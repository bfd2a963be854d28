/** A shop with products for tests, with defaults for everything a test does not name. */
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import { type Actor, VISITOR } from '#kernel/scope.ts';
import { slugify } from '#kernel/slugify.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import { categories, products, stockLevels } from '../products/catalog.tables.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

export interface TestProduct extends Partial<typeof products.$inferInsert> {
  /** Path of its leaf category; created if missing. */
  readonly category?: string;
  readonly stock?: number;
}

/** A new supplier per call, so that tests in one file do not see each other's products. */
export async function aShop(database: Database, tags: readonly string[] = []): Promise<Context> {
  const id = newId();
  const slug = `loja-${id}`;
  const name = 'Loja de teste';
  await database.db.insert(suppliers).values({
    id,
    slug,
    name,
    tags: [...tags],
    theme: { primary: '#111111', secondary: '#222222', auxiliary: '#333333', text: '#ffffff' },
    footer: { legalName: name, cnpj: '11222333000181', address: 'Rua Um, 1', columns: [] },
  });
  return {
    supplier: { id, slug, name, tags: new Set(tags) },
    actor: VISITOR,
    now: NOW,
    db: database.db,
    database,
  };
}

export const aCustomer = (approved: boolean): Actor => ({
  kind: 'customer',
  sessionId: newId(),
  userId: newId(),
  clientId: newId(),
  clientKind: 'person',
  name: 'Ana',
  capacity: 'principal',
  approved,
});

let made = 0;

/** Rare letters only: a hexadecimal id would now and then contain a word that a test searches. */
function nextSku(): string {
  made += 1;
  return `zq${String(made).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}`;
}

/** Inserts a product and returns its id. */
export async function aProduct({ db, supplier }: Context, wanted: TestProduct = {}): Promise<string> {
  const { category = 'outros', stock, ...columns } = wanted;
  const id = wanted.id ?? newId();
  const [rootCategoryId, leafId] = await aBranch(db, supplier.id, category);
  await db.insert(products).values({
    supplierId: supplier.id,
    sku: nextSku(),
    slug: `${slugify(wanted.name ?? 'produto')}-${id}`,
    name: 'Produto',
    categoryId: leafId,
    rootCategoryId,
    price: 1000,
    ...columns,
    id,
  });
  if (stock !== undefined) {
    await db.insert(stockLevels).values({ supplierId: supplier.id, productId: id, quantity: stock });
  }
  return id;
}

async function aBranch(
  db: Context['db'],
  supplierId: string,
  path: string,
): Promise<[root: string, leaf: string]> {
  const [root = '', leaf] = path.split('/');
  const rootId = await aCategory(db, { supplierId, name: root, slug: root, path: root });
  if (leaf === undefined) return [rootId, rootId];
  return [rootId, await aCategory(db, { supplierId, parentId: rootId, name: leaf, slug: leaf, path })];
}

async function aCategory(
  db: Context['db'],
  row: Omit<typeof categories.$inferInsert, 'id'>,
): Promise<string> {
  const [saved] = await db
    .insert(categories)
    .values({ ...row, id: newId() })
    .onConflictDoUpdate({ target: [categories.supplierId, categories.path], set: { name: row.name } })
    .returning({ id: categories.id });
  return saved?.id ?? '';
}
