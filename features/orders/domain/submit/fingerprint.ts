/** When two orders count as the same. Spec 5, duplicate-order check; design 4, orders are written once. */
import { combineLines } from '#features/cart/domain/combine-lines.ts';
import type { Instant } from '#kernel/scope.ts';
import type { OrderDraft } from './order-draft.ts';

/** An identical order of the same client within this time is refused. Milliseconds. */
const DUPLICATE_WINDOW = 60_000;

/**
 * The same text for the same content, whatever the order of its lines: products, combos, delivery, payment, subscription and the
 * client's own order number, which makes it a different order. A note does not. The server stores the text's hash.
 */
export const canonicalContent = (draft: OrderDraft): string =>
  JSON.stringify([
    combineLines(draft.lines)
      .map(
        (line) => [line.productId, line.quantity, line.giftWrap, ...(line.combo ? ['combo'] : [])] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    draft.deliveryType,
    place(draft) ?? '',
    draft.slot?.slotId ?? '',
    draft.slot?.date ?? '',
    draft.paymentMethodId,
    draft.customerOrderNumber,
    ...(draft.subscriptionTypeId === undefined ? [] : [draft.subscriptionTypeId]),
  ]);

const place = (draft: OrderDraft): string | undefined =>
  draft.deliveryType === 'delivery'
    ? draft.addressId
    : (draft.storeId ??
      draft.optionId ??
      draft.storeName ??
      pointOf(draft.storePosition) ??
      draft.storeAddress);

const pointOf = (position: OrderDraft['storePosition']): string | undefined =>
  position && `${position.latitude} ${position.longitude}`;

/** Identical orders made before this instant are no duplicates. */
export const duplicatesSince = (now: Instant): Instant => now - DUPLICATE_WINDOW;
