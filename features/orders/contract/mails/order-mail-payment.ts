/** What a mail says about a pending payment: what is missing, until when, and where to pay it. */
import type { Charge } from '#features/payments/domain/charges/charge.ts';
import { isOpen } from '#features/payments/domain/charges/charge-status.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { formatDateTime, type TimeZone } from '#kernel/time/time-zone.ts';

type Owed = Pick<Charge, 'kind' | 'status' | 'pix' | 'titles' | 'collection'>;

/** Whether the client has to pay it on the order's page. */
export const isToBePaid = (charge: Owed | undefined): boolean =>
  charge !== undefined &&
  charge.collection === undefined &&
  (charge.kind === 'pix' || charge.kind === 'boleto') &&
  (charge.status === 'pending' || charge.status === 'starting');

/** Empty if no payment is pending. */
export function paymentWords(charge: Owed | undefined, zone: TimeZone): string {
  if (charge?.collection !== undefined && isOpen(charge.status))
    return `O pagamento é por Pix Automático: o seu banco debita o valor em ${formatDay(charge.collection.dueOn)}.`;
  if (charge === undefined || !isToBePaid(charge)) return '';
  if (charge.kind === 'pix') {
    const until = charge.pix === undefined ? '' : ` até ${formatDateTime(charge.pix.expiresAt, zone)}`;
    return `Falta o pagamento: pague o Pix${until}. O código está na página do pedido.`;
  }
  const [boleto] = charge.titles ?? [];
  const until = boleto === undefined ? '' : ` até ${formatDay(boleto.dueOn)}`;
  return `Falta o pagamento: pague o boleto${until}. A linha digitável e o PDF estão na página do pedido.`;
}
