import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';
import type { PaidOrder } from '../../domain/paid-order.ts';
import { mayChangePayment } from './payment-state.ts';

const ways: Partial<Readonly<Record<Charge['kind'], string>>> = {
  pix: ' por Pix',
  card: ' no cartão',
  boleto: ' por boleto',
};

/** For example ' por Pix, em 21/11/2026 às 14:32'. */
export const paidWords = ({ kind, paidAt }: Pick<Charge, 'kind' | 'paidAt'>, zone: TimeZone): string =>
  `${ways[kind] ?? ''}${paidAt === undefined ? '' : `, em ${formatDateTime(paidAt, zone)}`}`;

/** Undefined if the charge has not ended this way, or if another text explains it. */
export function endedWords(order: Pick<PaidOrder, 'status' | 'charge'>): string | undefined {
  const { status, charge } = order;
  if (charge?.status !== 'cancelled' && (charge?.status !== 'expired' || charge.pix !== undefined)) return;
  if (status === 'cancelled') return 'O pedido foi cancelado: não há nada a pagar.';
  const happened = 'O provedor de pagamento encerrou esta cobrança sem receber, e nada foi cobrado.';
  return mayChangePayment(order)
    ? `${happened} O seu pedido continua guardado: pague de novo aqui mesmo.`
    : `${happened} Fale com a loja para combinar o pagamento.`;
}
