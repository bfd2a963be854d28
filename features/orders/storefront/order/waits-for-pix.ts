import type { PaidOrder } from '../../domain/placed-order.ts';

/** Whether the client is asked to pay this order by Pix. */
export const waitsForPix = ({ status, charge }: Pick<PaidOrder, 'status' | 'charge'>): boolean =>
  status !== 'CANCELADO' && charge?.status === 'pending' && charge.pix !== undefined;
