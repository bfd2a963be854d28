import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { ClientId } from '#kernel/ids.ts';

export type ClientKind = 'person' | 'company';
export type SalesChannel = 'WEB' | 'MANUAL';

/** Where it is to go: 'SP' and eight digits. */
export interface Region {
  readonly state: string;
  readonly postalCode: string;
}

/** Who asks for a price, and how they buy. A visitor is no client, of no group, no kind and not approved. Design 4, prices. */
export interface Buyer {
  readonly clientId?: ClientId;
  readonly groups: readonly string[];
  readonly kind?: ClientKind;
  readonly approved: boolean;
  /** Absent while no address is known. */
  readonly region?: Region;
  readonly channel: SalesChannel;
  readonly deliveryType?: DeliveryType;
  /** The type of subscription in which they buy; absent for a single purchase. */
  readonly subscriptionTypeId?: string;
}
