import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId, PaymentMethodId } from '#kernel/ids.ts';

export type ClientKind = 'person' | 'company';
export type SalesChannel = 'WEB' | 'MANUAL';

/** Destination: a state such as 'SP', and a CEP of eight digits. */
export interface Region {
  readonly state: string;
  readonly postalCode: string;
}

/** Who asks for a price, and how they buy. A visitor has no client id, group or kind, and is not approved. Design 4, prices. */
export interface PricingBuyer {
  readonly clientId?: ClientId;
  readonly groups: readonly string[];
  readonly kind?: ClientKind;
  readonly approved: boolean;
  /** Absent if no address is known. */
  readonly region?: Region;
  readonly channel: SalesChannel;
  readonly deliveryType?: DeliveryType;
  /** Absent while not chosen. */
  readonly paymentMethodId?: PaymentMethodId;
  /** Type of the subscription; absent for a single purchase. */
  readonly subscriptionTypeId?: string;
}

/** A client's price table and groups at one supplier. */
export interface ClientPricing {
  readonly tableId?: string;
  readonly groups: readonly string[];
}
