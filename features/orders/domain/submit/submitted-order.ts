import type { Charge } from '#features/payments/domain/charge.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { PlacedOrder } from '../placed-order.ts';

/** The response to a submitted order. Spec 3, order response. */
export interface SubmittedOrder<C extends Charge = Charge>
  extends Pick<PlacedOrder, 'number' | 'status' | 'total' | 'deliveryFee' | 'discount' | 'coupon'> {
  readonly clientId: ClientId;
  readonly itemNames: readonly string[];
  /** Absent for a quote: nobody pays before it is priced. */
  readonly charge?: C;
}
