/** What a client does with their own alerts. Spec 7, alerta-disponibilidade. */
import { ensureCustomer } from '#features/accounts/server/clients/ensure-customer.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type CustomerContext, inTransaction } from '#platform/db/context.ts';
import {
  type AlertKey,
  type AlertKind,
  type AlertOwner,
  FIRST_LOOK,
  LOOK_INTERVAL,
  MAX_OPEN_ALERTS,
  type OwnAlert,
  ownAlert,
} from '../../domain/alerts/product-alert.ts';
import { isAvailable } from '../../domain/product.ts';
import { offersOf } from '../products/offers-of.ts';
import { alertedProducts } from './alerted-products.ts';
import { alertsOf, cancelAlert, countOpenAlerts, dismissAlerts, saveAlert } from './product-alerts.store.ts';

type AskRefusal = 'product-not-found' | 'product-not-sold' | 'too-many-alerts';
type AlertResult<Code> = Promise<Result<void, { readonly code: Code }>>;

const ownerOf = ({ supplier, actor }: CustomerContext): AlertOwner => ({
  supplierId: supplier.id,
  clientId: actor.clientId,
});

/** Saves that the client wants to know when the product can be bought again. Idempotent. */
export async function createAvailabilityAlert(
  context: CustomerContext,
  productId: ProductId,
): AlertResult<AskRefusal | 'product-in-stock'> {
  const product = (await offersOf(context, [productId])).get(productId);
  if (product === undefined) return refuse({ code: 'product-not-found' });
  if (!product.active) return refuse({ code: 'product-not-sold' });
  if (isAvailable(true, product.stock, product.increments)) return refuse({ code: 'product-in-stock' });
  return save(context, { productId, kind: 'availability', dueAt: context.now + FIRST_LOOK });
}

/** Saves that the client wants to know when the product costs less than now. Asked again, the price of then counts. */
export async function createPriceAlert(
  context: CustomerContext,
  productId: ProductId,
): AlertResult<AskRefusal | 'price-hidden'> {
  const offered = (await offersOf(context, [productId])).get(productId);
  if (offered === undefined) return refuse({ code: 'product-not-found' });
  if (!offered.active) return refuse({ code: 'product-not-sold' });
  const seenPrice = (await alertedProducts(context, [productId])).get(productId)?.price;
  if (seenPrice === undefined) return refuse({ code: 'price-hidden' });
  const dueAt = context.now + LOOK_INTERVAL;
  return save(context, { productId, kind: 'price-drop', seenPrice, dueAt });
}

async function save(
  context: CustomerContext,
  alert: Parameters<typeof saveAlert>[2],
): AlertResult<'too-many-alerts'> {
  const owner = ownerOf(context);
  return inTransaction(context, async (inside) => {
    // Mails go to customers only, and this client may have come from another shop.
    await ensureCustomer({ ...inside, actor: context.actor });
    if ((await countOpenAlerts(inside.db, owner)) >= MAX_OPEN_ALERTS)
      return refuse({ code: 'too-many-alerts' } as const);
    await saveAlert(inside.db, owner, alert, context.now);
    return accept(undefined);
  });
}

/** Idempotent. */
export const dropAlert = (context: CustomerContext, productId: ProductId, kind: AlertKind): Promise<void> =>
  cancelAlert(context.db, ownerOf(context), { productId, kind } satisfies AlertKey, context.now);

/** The client's alerts, newest first; with `onlyUnseen` those that the notice in the shop shows. */
export async function ownAlerts(context: CustomerContext, onlyUnseen: boolean): Promise<readonly OwnAlert[]> {
  // Those that were sent in the last weeks are listed, too.
  const alerts = await alertsOf(context.db, ownerOf(context), 2 * MAX_OPEN_ALERTS, onlyUnseen);
  if (alerts.length === 0) return [];
  const products = await alertedProducts(
    context,
    alerts.map(({ productId }) => productId),
  );
  return alerts
    .flatMap((alert) => {
      const product = products.get(alert.productId);
      return product === undefined ? [] : [ownAlert(alert, product)];
    })
    .filter(({ isUnseen }) => isUnseen || !onlyUnseen);
}

export const dismissUnseen = (context: CustomerContext, productIds: readonly ProductId[]): Promise<void> =>
  dismissAlerts(context.db, ownerOf(context), productIds, context.now);
