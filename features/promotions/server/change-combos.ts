/** How staff create, change and close combos. Every change is audited. */

import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { unknownPaymentMethods } from '#features/payments/server/methods/list-payment-methods.ts';
import { add, times } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { panelComboToWire, type WantedCombo } from '../contract/panel-combo.wire.ts';
import type { ComboChangeRefusal } from '../contract/panel-texts.ts';
import type { ComboId, ComboState } from '../domain/combo.ts';
import { comboProblem, MAX_COMBOS } from '../domain/combo-problem.ts';
import {
  comboById,
  combosPage,
  countActive,
  insertCombo,
  lockCombos,
  slugIsTaken,
  updateCombo,
} from './combo-terms.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Changed<Also = never> = Result<ComboState, { readonly code: ComboChangeRefusal } | Also>;

export const panelCombos = (
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: ComboState[]; readonly total: number }> => combosPage(db, supplier.id, page);

export async function panelCombo({ db, supplier }: Context, id: ComboId): Promise<Changed> {
  const found = await comboById(db, supplier.id, id);
  return found === undefined ? refuse({ code: 'combo-not-found' }) : accept(found);
}

export const addCombo = (context: StaffContext, wanted: WantedCombo): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockCombos(db, supplier.id);
    const problem = await problemOf(inside, wanted, undefined);
    if (problem !== undefined) return refuse({ code: problem });
    const made = { combo: { ...wanted, id: newId() }, used: 0, version: 1 };
    await insertCombo(db, supplier.id, made.combo, inside.now);
    await recordChangeOf(
      inside,
      { action: 'combo.made', subjectId: made.combo.id, after: made },
      panelComboToWire,
    );
    return accept(made);
  });

/** Replaces all terms; with `seen`, only the version that the person saw. Sales so far still count. */
export const changeCombo = (
  context: StaffContext,
  id: ComboId,
  wanted: WantedCombo,
  seen?: number,
): Promise<Changed<ChangedByOther<ComboState>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockCombos(db, supplier.id);
    const before = await comboById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'combo-not-found' });
    if (seen !== undefined && seen !== before.version) return changedByOther(before);
    const problem = await problemOf(inside, wanted, id);
    if (problem !== undefined) return refuse({ code: problem });
    return accept(await change(inside, before, wanted));
  });

export const closeCombo = (context: StaffContext, id: ComboId): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockCombos(db, supplier.id);
    const before = await comboById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'combo-not-found' });
    return accept(
      before.combo.active ? await change(inside, before, { ...before.combo, active: false }) : before,
    );
  });

async function change(inside: StaffContext, before: ComboState, wanted: WantedCombo): Promise<ComboState> {
  const after = { combo: { ...wanted, id: before.combo.id }, used: before.used, version: before.version + 1 };
  await updateCombo(inside.db, inside.supplier.id, after.combo);
  const changed = { action: 'combo.changed', subjectId: after.combo.id, before, after } as const;
  await recordChangeOf(inside, changed, panelComboToWire);
  return after;
}

async function problemOf(
  context: Context,
  wanted: WantedCombo,
  id: ComboId | undefined,
): Promise<ComboChangeRefusal | undefined> {
  const { db, supplier } = context;
  const problem = comboProblem(wanted);
  if (problem !== undefined) return problem;
  if (await slugIsTaken(db, supplier.id, wanted.slug, id)) return 'address-taken';
  if (wanted.active && (await countActive(db, supplier.id, id)) >= MAX_COMBOS) return 'too-many-combos';
  return (await namedNowhere(context, wanted)) ?? goodsProblem(context, wanted);
}

/** Refuses a combo that names products, clients or payment methods which the shop does not have. */
async function namedNowhere(
  context: Context,
  { items, paymentMethodIds = [], audience }: WantedCombo,
): Promise<ComboChangeRefusal | undefined> {
  const { db, supplier } = context;
  const productIds = items.map(({ productId }) => productId);
  if ((await unknownProducts(db, supplier.id, productIds)).length > 0) return 'unknown-products';
  if ((await unknownCustomers(db, supplier.id, audience.clients)).length > 0) return 'unknown-clients';
  return (await unknownPaymentMethods(context, paymentMethodIds)).length > 0 ? 'unknown-payments' : undefined;
}

/** Compares with the products' own prices, because policies change by day and by client. */
async function goodsProblem(
  context: Context,
  { items, price }: WantedCombo,
): Promise<ComboChangeRefusal | undefined> {
  const products = await offersOf(
    context,
    items.map(({ productId }) => productId),
    { ignorePolicies: true },
  );
  const goods = items.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ product, quantity }];
  });
  if (goods.some(({ product, quantity }) => quantity % product.increments.step !== 0)) return 'off-step';
  const alone = add(...goods.map(({ product, quantity }) => times(product.offer.normal, quantity)));
  return price.kind === 'fixed' && price.price >= alone ? 'not-cheaper' : undefined;
}
