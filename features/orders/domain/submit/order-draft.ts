/** What a client wants to order. It only names things; the server sets the prices. Design 4, prices. */
import type { Position } from '#features/addresses/domain/address.ts';
import type { CartLine } from '#features/cart/domain/cart.ts';
import type { WantedSlot } from '#features/delivery/domain/slots.ts';
import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { AddressId, PaymentMethodId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { BillingAddress } from '../order.ts';

export interface OrderDraft {
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType;
  readonly addressId?: AddressId;
  readonly storeId?: string;
  /** Where the client saw the address on the map: counts where the stored address has no position. Decides no fee. */
  readonly position?: Position;
  /** The store as the client saw it: without its id, it is found by the first of these that is given. */
  readonly storeName?: string;
  readonly storePosition?: Position;
  readonly storeAddress?: string;
  readonly optionId?: string;
  /** Absent: the first window. */
  readonly slot?: WantedSlot;
  readonly paymentMethodId: PaymentMethodId;
  /** The number of card instalments. Spec 7, quantParcelas. */
  readonly instalments?: number;
  /** The instalments' total that the client saw, with interest: another amount is refused. */
  readonly seenCharge?: Money;
  /** For the invoice; absent: the one that is stored with the client. */
  readonly billing?: BillingAddress;
  readonly note: string;
  readonly customerOrderNumber: string;
  /** The subscription type to buy it in; absent for a single purchase. */
  readonly subscriptionTypeId?: string;
  /** The client wants the orders that follow to be collected by Pix Automático. */
  readonly automaticPix?: true;
  /** The answers to the supplier's questions about the order. */
  readonly answers?: readonly GivenAnswer[];
  /** The buyer declares to be 18 or older. */
  readonly adult?: true;
  /** The client saw a prepared cart; the server checks by itself. Spec 3, canalVenda. */
  readonly attended?: true;
  /** The coupon that the client saw applied, normalised. An automatic one applies without being named. */
  readonly coupon?: string;
  /** The total that the client saw: another one is refused, so that nothing is silently charged. */
  readonly seenTotal?: Money;
}
