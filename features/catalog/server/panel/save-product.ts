/** Staff create and edit a whole product. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { parseGrouping } from '../../domain/filters/grouping.ts';
import type { EditedProduct, FieldProblem, ProductFields } from '../../domain/panel/product-fields.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { addGroupings } from '../filters/groupings.store.ts';
import { chooseSlugs, slugWishes } from '../import/choose-slugs.ts';
import { insertProducts, inUse, lockImports, setStock } from '../import/import.store.ts';
import { linkProducts } from '../import/link-products.store.ts';
import { setStockCause } from '../stock/set-stock-cause.store.ts';
import { lockStock } from '../stock/stock.store.ts';
import {
  editedProduct,
  isSkuTaken,
  lockVersion,
  type Place,
  placeOfCategory,
  updateProduct,
} from './edited-product.store.ts';
import { productRow } from './product-row.ts';

export interface NotValid {
  readonly code: 'product-not-valid';
  readonly facts: { readonly problems: readonly FieldProblem[] };
}

export const notValid = (problems: readonly FieldProblem[]): Result<never, NotValid> =>
  refuse({ code: 'product-not-valid', facts: { problems } });

/** Creates a product; `stock` undefined: not tracked. */
export const createProduct = (
  context: StaffContext,
  fields: ProductFields,
  stock: Quantity | undefined,
): Promise<Result<EditedProduct, NotValid>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockImports(db, supplier.id);
    const id = newId();
    const fitting = await fittingPlace(inside, id, fields);
    if (!fitting.ok) return fitting;
    const wished = [{ id, sku: fields.sku, name: fields.name }];
    const used = await inUse(db, supplier.id, [], wished.flatMap(slugWishes));
    const slug = chooseSlugs(wished, new Set(used.map((other) => other.slug))).get(fields.sku) ?? id;
    const row = productRow(fields, fitting.value);
    const ground = (Number.parseInt(id.slice(-2), 16) % 8) + 1;
    await addGroupings(
      db,
      supplier.id,
      fields.groupings.flatMap((text) => parseGrouping(text) ?? []),
    );
    await insertProducts(db, [
      { ...row, supplierId: supplier.id, id, slug, ground, updatedAt: new Date(now) },
    ]);
    await link(inside, fields);
    if (stock !== undefined) {
      await setStockCause(inside, { cause: 'correction', reason: 'Estoque inicial' });
      await setStock(db, supplier.id, new Map([[id, stock]]));
    }
    return accept(await read(inside, id, undefined));
  });

/** Writes all fields of a product, if nobody has changed it since `version`. */
export const saveProduct = (
  context: StaffContext,
  productId: ProductId,
  fields: ProductFields,
  version: number,
): Promise<
  Result<EditedProduct, { readonly code: 'product-not-found' } | NotValid | ChangedByOther<EditedProduct>>
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockImports(db, supplier.id);
    const current = await lockVersion(db, supplier.id, productId);
    const before = current === undefined ? undefined : await editedProduct(db, supplier.id, productId);
    if (before === undefined) return refuse({ code: 'product-not-found' });
    if (current !== version) return changedByOther(before);
    const fitting = await fittingPlace(inside, productId, fields);
    if (!fitting.ok) return fitting;
    // Bounds of the quantity lead a trigger to the stock's row: decision 028.
    await lockStock(db, supplier.id, [productId]);
    await addGroupings(
      db,
      supplier.id,
      fields.groupings.flatMap((text) => parseGrouping(text) ?? []),
    );
    const row = productRow(withStoredCost(inside, fields, before), fitting.value);
    await updateProduct(db, supplier.id, productId, { ...row, updatedAt: new Date(now) });
    if (fields.principalSku !== before.principalSku) await link(inside, fields);
    return accept(await read(inside, productId, before));
  });

/** Who may not see the cost does not change it either. */
function withStoredCost(
  { actor }: StaffContext,
  fields: ProductFields,
  before: EditedProduct,
): ProductFields {
  if (seesCosts(actor)) return fields;
  const { cost: _, ...rest } = fields;
  return { ...rest, ...defined({ cost: before.cost }) };
}

/** The category's place, or what does not fit the rest of the shop. */
async function fittingPlace(
  { db, supplier }: StaffContext,
  productId: ProductId,
  { sku, categoryId, principalSku }: ProductFields,
): Promise<Result<Place, NotValid>> {
  const problems: FieldProblem[] = [];
  if (await isSkuTaken(db, supplier.id, sku, productId)) problems.push({ field: 'sku', problem: 'taken' });
  const place = await placeOfCategory(db, supplier.id, categoryId);
  if (place === undefined) problems.push({ field: 'categoryId', problem: 'unknown' });
  if (principalSku !== '' && !(await isSkuTaken(db, supplier.id, principalSku, productId)))
    problems.push({ field: 'principalSku', problem: 'unknown' });
  return problems.length > 0 || place === undefined ? notValid(problems) : accept(place);
}

const link = ({ db, supplier }: StaffContext, { sku, principalSku }: ProductFields): Promise<void> =>
  linkProducts(db, supplier.id, [{ sku, principalSku }]);

/** The product after its change, which is recorded in the audit. */
async function read(
  context: StaffContext,
  productId: ProductId,
  before: EditedProduct | undefined,
): Promise<EditedProduct> {
  const after = await editedProduct(context.db, context.supplier.id, productId);
  if (after === undefined) throw new Error('the product was just written');
  if (before?.version !== after.version) {
    const action = before === undefined ? 'product.created' : 'product.changed';
    await recordChangeOf(context, {
      action,
      subjectId: productId,
      before: differing(before, after),
      after: differing(after, before),
    });
  }
  return after;
}

/** The fields of one that the other does not have alike. */
export function differing(
  one: EditedProduct | undefined,
  other: EditedProduct | undefined,
): Record<string, unknown> | undefined {
  if (one === undefined) return undefined;
  const { id: _, version: __, updatedAt: ___, alerts: ____, ...fields } = one;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(other?.[name as keyof EditedProduct]),
    ),
  );
}
