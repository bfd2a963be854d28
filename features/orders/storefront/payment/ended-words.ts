import type { PaidOrder } from '../../domain/placed-order.ts';
import { mayChangePayment } from './payment-state.ts';

/** Undefined if the charge has not ended this way, or if another text explains it. */
export function endedWords(order: Pick<PaidOrder, 'status' | 'charge'>): string | undefined {
  const { status, charge } = order;
  if (charge?.status !== 'cancelled' && (charge?.status !== 'expired' || charge.pix !== undefined)) return;
  if (status === 'CANCELADO') return 'O pedido foi cancelado: não há nada a pagar.';
  const happened = 'O provedor de pagamento encerrou esta cobrança sem receber, e nada foi cobrado.';
  return mayChangePayment(order)
    ? `${happened} O seu pedido continua guardado: pague de novo aqui mesmo.`
    : `${happened} Fale com a loja para combinar o pagamento.`;
}
