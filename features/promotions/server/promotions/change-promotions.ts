/** How staff create, change and end promotions. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { unknownCategories, unknownProducts } from '#features/catalog/server/products/unknown-goods.store.ts';
import { unknownPaymentMethods } from '#features/payments/server/methods/list-payment-methods.ts';
import { type PromotionId, rewardScope } from '#features/pricing/domain/promotion.ts';
import {
  countActivePromotions,
  insertPromotion,
  type KnownPromotion,
  lockPromotions,
  promotionById,
  promotionsPage,
  updatePromotion,
} from '#features/pricing/server/promotions.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import type { PageRange } from '#kernel/page.ts';
import { ONE } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/db/new-id.ts';
import {
  type PanelPromotion,
  panelPromotionToWire,
  type WantedPromotion,
} from '../../contract/promotion/panel-promotion.wire.ts';
import type { PromotionChangeRefusal } from '../../contract/promotion/panel-promotion-texts.ts';
import { amendedTerms, type PromotionAmendment } from '../../domain/promotion/amend-promotion.ts';
import { MAX_PROMOTIONS, promotionProblem } from '../../domain/promotion/promotion-problem.ts';
import { addCounter, givenSoFar, lockCounters } from './promotion-uses.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Changed<Also = never> = Result<PanelPromotion, { readonly code: PromotionChangeRefusal } | Also>;

/** Subscriptions are a later feature, so the composition injects this look-up. */
export type UnknownTypes = (db: Db, supplierId: SupplierId, ids: readonly string[]) => Promise<string[]>;

export async function panelPromotions(
  { db, supplier }: Context,
  page: PageRange,
): Promise<{ readonly rows: readonly PanelPromotion[]; readonly total: number }> {
  const { rows, total } = await promotionsPage(db, supplier.id, page);
  return { rows: await withGiven(db, supplier.id, rows), total };
}

export async function panelPromotion({ db, supplier }: Context, id: PromotionId): Promise<Changed> {
  const known = await promotionById(db, supplier.id, id);
  const [found] = known === undefined ? [] : await withGiven(db, supplier.id, [known]);
  return found === undefined ? refuse({ code: 'promotion-not-found' }) : accept(found);
}

export const addPromotion = (
  context: StaffContext,
  unknownTypes: UnknownTypes,
  { terms, active }: WantedPromotion,
): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPromotions(db, supplier.id);
    const problem = await problemOf(inside, unknownTypes, { terms, active }, undefined);
    if (problem !== undefined) return refuse({ code: problem });
    const promotion = { ...terms, id: newId() };
    await insertPromotion(db, supplier.id, { promotion, active }, inside.now);
    await addCounter(db, supplier.id, promotion.id);
    const after = { promotion, active, exhausted: false, used: 0, saved: centavos(0), version: 1 };
    await recordChangeOf(
      inside,
      { action: 'promotion.made', subjectId: promotion.id, after },
      panelPromotionToWire,
    );
    return accept(after);
  });

/** Replaces all terms; with `seen`, only the version that the person saw. What it gave so far still counts. */
export const changePromotion = (
  context: StaffContext,
  unknownTypes: UnknownTypes,
  id: PromotionId,
  wanted: WantedPromotion,
  seen?: number,
): Promise<Changed<ChangedByOther<PanelPromotion>>> =>
  inTransaction(context, async (inside) => {
    await lockPromotions(inside.db, inside.supplier.id);
    const before = await lockedPromotion(inside, id);
    if (before === undefined) return refuse({ code: 'promotion-not-found' });
    if (seen !== undefined && seen !== before.version) return changedByOther(before);
    const problem = await problemOf(inside, unknownTypes, wanted, id);
    if (problem !== undefined) return refuse({ code: problem });
    return accept(await change(inside, before, wanted));
  });

/** Changes the words, the end and the limits of a promotion that is not over. */
export const amendPromotion = (
  context: StaffContext,
  unknownTypes: UnknownTypes,
  id: PromotionId,
  wanted: PromotionAmendment,
  seen: number,
): Promise<Changed<ChangedByOther<PanelPromotion>>> =>
  inTransaction(context, async (inside) => {
    await lockPromotions(inside.db, inside.supplier.id);
    const before = await lockedPromotion(inside, id);
    if (before === undefined) return refuse({ code: 'promotion-not-found' });
    if (seen !== before.version) return changedByOther(before);
    const { promotion, active, used } = before;
    const amended = amendedTerms({ terms: promotion, active, used }, wanted, inside.now);
    if (!amended.ok) return refuse({ code: amended.refusal });
    const terms = { terms: amended.value, active };
    const problem = await problemOf(inside, unknownTypes, terms, id);
    if (problem !== undefined) return refuse({ code: problem });
    return accept(await change(inside, before, terms));
  });

export const endPromotion = (context: StaffContext, id: PromotionId): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    await lockPromotions(inside.db, inside.supplier.id);
    const before = await lockedPromotion(inside, id);
    if (before === undefined) return refuse({ code: 'promotion-not-found' });
    return accept(
      before.active ? await change(inside, before, { terms: before.promotion, active: false }) : before,
    );
  });

/** The counter is locked, so that no order counts meanwhile. */
async function lockedPromotion(
  { db, supplier }: Context,
  id: PromotionId,
): Promise<PanelPromotion | undefined> {
  await lockCounters(db, supplier.id, [id]);
  const known = await promotionById(db, supplier.id, id);
  return known && (await withGiven(db, supplier.id, [known]))[0];
}

async function withGiven(
  db: Db,
  supplierId: SupplierId,
  known: readonly KnownPromotion[],
): Promise<PanelPromotion[]> {
  const ids = known.map(({ promotion }) => promotion.id);
  const given = await givenSoFar(db, supplierId, ids, undefined);
  return known.map((one) => {
    const { used = 0, saved = 0 } = given.get(one.promotion.id) ?? {};
    return { ...one, used, saved: centavos(saved) };
  });
}

async function change(
  inside: StaffContext,
  before: PanelPromotion,
  { terms, active }: WantedPromotion,
): Promise<PanelPromotion> {
  const { uses, budget } = terms.limits;
  const { used, saved, promotion } = before;
  const exhausted = (uses !== undefined && used >= uses) || (budget !== undefined && saved >= budget);
  const after = {
    promotion: { ...terms, id: promotion.id },
    active,
    exhausted,
    used,
    saved,
    version: before.version + 1,
  };
  await updatePromotion(inside.db, inside.supplier.id, after);
  const changed = { action: 'promotion.changed', subjectId: promotion.id, before, after } as const;
  await recordChangeOf(inside, changed, panelPromotionToWire);
  return after;
}

async function problemOf(
  context: Context,
  unknownTypes: UnknownTypes,
  { terms, active }: WantedPromotion,
  id: PromotionId | undefined,
): Promise<PromotionChangeRefusal | undefined> {
  const { db, supplier } = context;
  const problem = promotionProblem(terms);
  if (problem !== undefined) return problem;
  if (active && (await countActivePromotions(db, supplier.id, id)) >= MAX_PROMOTIONS)
    return 'too-many-promotions';
  return (await namedNowhere(context, unknownTypes, terms)) ?? giftProblem(context, terms);
}

/** Refuses a promotion that names things which the shop does not have. */
async function namedNowhere(
  context: Context,
  unknownTypes: UnknownTypes,
  { condition, reward, audience }: WantedPromotion['terms'],
): Promise<PromotionChangeRefusal | undefined> {
  const { db, supplier } = context;
  const scopes = [condition.scope, rewardScope({ condition, reward })].filter((scope) => scope !== undefined);
  const gifts = reward.kind === 'gift' ? [reward.productId] : [];
  const products = [...scopes.flatMap((scope) => scope.products), ...gifts];
  if ((await unknownProducts(db, supplier.id, products)).length > 0) return 'unknown-products';
  const categories = scopes.flatMap((scope) => scope.categories);
  if ((await unknownCategories(db, supplier.id, categories)).length > 0) return 'unknown-categories';
  if ((await unknownCustomers(db, supplier.id, audience.clients ?? [])).length > 0) return 'unknown-clients';
  if ((await unknownTypes(db, supplier.id, audience.subscriptionTypes ?? [])).length > 0)
    return 'unknown-subscription-types';
  const methods = audience.paymentMethods ?? [];
  return (await unknownPaymentMethods(context, methods)).length > 0 ? 'unknown-payments' : undefined;
}

async function giftProblem(
  context: Context,
  { reward }: WantedPromotion['terms'],
): Promise<PromotionChangeRefusal | undefined> {
  if (reward.kind !== 'gift') return undefined;
  const products = await offersOf(context, [reward.productId], { ignorePolicies: true });
  const gift = products.get(reward.productId);
  if (gift === undefined) return 'unknown-products';
  if (ONE % gift.increments.step !== 0) return 'gift-not-whole';
  return gift.adultsOnly ? 'gift-for-adults' : undefined;
}
