import type { PaidOrder } from '../../domain/placed-order.ts';

/** Whether the client is asked to pay this order by boleto. */
export const waitsForBoleto = ({ status, charge }: Pick<PaidOrder, 'status' | 'charge'>): boolean =>
  status !== 'CANCELADO' && charge?.status === 'pending' && charge.kind === 'boleto';
