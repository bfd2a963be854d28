/** What a client asks to be sent. It names things; what they cost is the server's to say. Design 4, prices. */
import type { CartLine } from '#features/cart/domain/cart.ts';
import type { WantedSlot } from '#features/delivery/domain/slots.ts';
import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';

export interface OrderDraft {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType;
  readonly addressId?: AddressId;
  readonly storeId?: string;
  /** For clients that name the store instead of giving its id. */
  readonly storeName?: string;
  readonly optionId?: string;
  /** The first window where it is absent. */
  readonly slot?: WantedSlot;
  readonly paymentMethodId: PaymentMethodId;
  /** In how many parts a card pays. Spec 7, quantParcelas. */
  readonly instalments?: number;
  /** What the client saw that it would pay so, with interest: another amount is refused. */
  readonly seenCharge?: Money;
  readonly note: string;
  readonly customerOrderNumber: string;
  /** The type of subscription to buy it in; absent for a single purchase. */
  readonly subscriptionTypeId?: string;
  /** To what the supplier asks of an order. */
  readonly answers?: readonly GivenAnswer[];
  /** Whether who orders declares to be 18 or older. */
  readonly adult?: true;
  /** Whether an attendant prepared the cart, as the client sees it; the server knows by itself. Spec 3, canalVenda. */
  readonly attended?: true;
  /** The coupon that the client saw applied, in its normal spelling. An automatic one applies without being named. */
  readonly coupon?: string;
  /** The total the client saw: another one is refused, so that nothing is charged more in silence. */
  readonly seenTotal?: Money;
}
