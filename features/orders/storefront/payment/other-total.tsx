import { formatMoney, type Money, subtract } from '#kernel/money.ts';
import { Alert } from '#platform/ui/alert.tsx';

interface OtherTotalProps {
  readonly before: Money;
  readonly total: Money;
  /** The order's current payment method. */
  readonly paymentName: string;
  readonly lostCoupon?: string | undefined;
}

/** The new total, the difference and its reason, before the client agrees. Renders nothing if it stays the same. */
export function OtherTotal({ before, total, paymentName, lostCoupon }: OtherTotalProps) {
  const difference = subtract(total, before);
  if (difference === 0) return null;
  const dearer = difference > 0;
  return (
    <Alert tone={dearer ? 'warn' : 'info'} announced title={`O total passa a ser ${formatMoney(total)}`}>
      {dearer
        ? `São ${formatMoney(difference)} a mais que os ${formatMoney(before)} pagando com ${paymentName}.`
        : `São ${formatMoney(subtract(before, total))} a menos que os ${formatMoney(before)} pagando com ${paymentName}.`}
      {lostCoupon !== undefined && ` O cupom ${lostCoupon} não vale nesta forma de pagamento.`} Os produtos,
      as quantidades e a entrega continuam os mesmos.
    </Alert>
  );
}
