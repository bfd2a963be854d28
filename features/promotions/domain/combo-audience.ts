/** Whether a combo is offered to a buyer, now and with given payment and delivery. Spec 7, promotional combo. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, PaymentMethodId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Combo, ComboAudience, ComboLimits } from './combo.ts';

export interface ComboBuyer {
  /** Absent for visitors. */
  readonly clientId?: ClientId;
  readonly groups: readonly string[];
}

export const isForEveryone = ({ clients, groups }: ComboAudience): boolean =>
  clients.length === 0 && groups.length === 0;

/** Whether it is active, within its validity, and for this buyer. */
export const isOffered = (
  { active, from, until, audience }: Pick<Combo, 'active' | 'from' | 'until' | 'audience'>,
  buyer: ComboBuyer,
  now: Instant,
): boolean =>
  active &&
  (from === undefined || now >= from) &&
  (until === undefined || now < until) &&
  (isForEveryone(audience) || isNamed(audience, buyer));

const isNamed = ({ clients, groups }: ComboAudience, buyer: ComboBuyer): boolean =>
  buyer.clientId !== undefined &&
  (clients.includes(buyer.clientId) || groups.some((group) => buyer.groups.includes(group)));

/** Whether it allows these options; an option that is not chosen yet is allowed. */
export const allowsWay = (
  { paymentMethodIds, deliveryTypes }: ComboLimits,
  way: { readonly paymentMethodId?: PaymentMethodId; readonly deliveryType?: DeliveryType },
): boolean =>
  (way.paymentMethodId === undefined || paymentMethodIds?.includes(way.paymentMethodId) !== false) &&
  (way.deliveryType === undefined || deliveryTypes?.includes(way.deliveryType) !== false);
