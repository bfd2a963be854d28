/** A client's request to be notified that a product can be bought again, or that it costs less. */
import type { ClientId, ProductId, SupplierId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Instant } from '#kernel/scope.ts';
import { hasDropped } from './price-drop.ts';

export const ALERT_KINDS = ['availability', 'price-drop'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** A client at a supplier. */
export interface AlertOwner {
  readonly supplierId: SupplierId;
  readonly clientId: ClientId;
}

export interface AlertKey {
  readonly productId: ProductId;
  readonly kind: AlertKind;
}

export interface ProductAlert extends AlertKey {
  readonly createdAt: Instant;
  /** For 'price-drop': what the client would have paid per unit when asking. */
  readonly seenPrice?: Money;
  /** When its mail was queued; it is closed since. */
  readonly sentAt?: Instant;
  readonly dismissedAt?: Instant;
}

/** A client of the shop who asked to be notified when a product can be bought again, as staff see them. */
export interface WaitingClient {
  readonly id: ClientId;
  readonly name: string;
  readonly since: Instant;
  /** When the mail was queued; absent while the client waits. */
  readonly sentAt?: Instant;
}

/** An alert that was neither cancelled nor dismissed. */
export interface AlertState {
  readonly kind: AlertKind;
  /** Its mail was queued: nothing more will be sent. */
  readonly isSent: boolean;
}

/**
 * What a product's page shows of the client's alerts. One that was sent promises nothing more, so it only says that the
 * product is back.
 */
export const shownAlerts = (
  states: readonly AlertState[],
  available: boolean,
): { readonly hasAlert: boolean; readonly hasPriceAlert: boolean } => ({
  hasAlert: states.some(({ kind, isSent }) => kind === 'availability' && (available || !isSent)),
  hasPriceAlert: states.some(({ kind, isSent }) => kind === 'price-drop' && !isSent),
});

/** A product as the client of the alert could buy it now. */
export interface AlertedProduct {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  /** Id of a stored picture. */
  readonly picture?: string;
  readonly ground: number;
  /** Whether this client can buy it. */
  readonly available: boolean;
  /** Per unit of the smallest order; absent if prices are hidden from the client. */
  readonly price?: Money;
}

/** Whether what the client waits for is so now. */
export function isFulfilled(
  { kind, seenPrice }: Pick<ProductAlert, 'kind' | 'seenPrice'>,
  { available, price }: Pick<AlertedProduct, 'available' | 'price'>,
): boolean {
  if (!available) return false;
  return (
    kind === 'availability' ||
    (seenPrice !== undefined && price !== undefined && hasDropped(seenPrice, price))
  );
}

export interface OwnAlert extends ProductAlert {
  readonly product: AlertedProduct;
  /** Sent, still true, and not dismissed by the client yet. */
  readonly isUnseen: boolean;
}

export const ownAlert = (alert: ProductAlert, product: AlertedProduct): OwnAlert => ({
  ...alert,
  product,
  isUnseen: alert.sentAt !== undefined && alert.dismissedAt === undefined && isFulfilled(alert, product),
});

/** Limit per client and supplier of alerts that wait. */
export const MAX_OPEN_ALERTS = 200;

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
/** How long after a mail no other one is sent to the client about the same product. Milliseconds. */
export const BETWEEN_MAILS = 24 * HOUR;
/** How often an open alert is looked at without a cause. Milliseconds. */
export const LOOK_INTERVAL = HOUR;
/** After this time the product is looked at once more, because it may have come back while the client requested it. Milliseconds. */
export const FIRST_LOOK = 60 * SECOND;
