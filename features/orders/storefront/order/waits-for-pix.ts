import { awaitsPayment } from '../../domain/order-status.ts';
import type { PaidOrder } from '../../domain/placed-order.ts';

/** Whether the client is asked to pay this order by Pix, or to request a new code after it expired. */
export const waitsForPix = ({ status, charge }: Pick<PaidOrder, 'status' | 'charge'>): boolean =>
  charge?.pix !== undefined &&
  (charge.status === 'pending'
    ? status !== 'CANCELADO'
    : charge.status === 'expired' && awaitsPayment(status));
