import { useQuery } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { Money } from '#kernel/money.ts';
import { paymentMethodsQuery } from '../payment-methods-query.ts';
import { MarkDrawing } from './mark-drawing.tsx';
import { marksOfKinds, marksOfMethods, type PaymentMark, shortMarks } from './mark-words.ts';

interface PaymentMarksProps {
  /** What is paid: instalments are named where they are known. */
  readonly amount?: Money | undefined;
}

/** The ways to pay, in one quiet line. */
export function PaymentMarks({ amount }: PaymentMarksProps) {
  const marks = shortMarks(usePaymentMarks(amount));
  if (marks.length === 0) return null;
  return (
    <div className="flex gap-2 text-ink-2 text-xs">
      <p className="whitespace-nowrap">Pague com</p>
      <MarkList marks={marks} />
    </div>
  );
}

/**
 * Nothing is requested for them: the client's own methods where the page has them, as where prices vary by payment, else those that
 * the shop offers to everybody.
 */
export function usePaymentMarks(amount: Money | undefined): readonly PaymentMark[] {
  const buyer = useBuyer();
  const { data: methods } = useQuery({ ...paymentMethodsQuery(buyer), enabled: false });
  return methods === undefined
    ? marksOfKinds(buyer.shop.paymentKinds ?? [])
    : marksOfMethods(methods, amount);
}

export const MarkList = ({ marks }: { readonly marks: readonly PaymentMark[] }) => (
  <ul aria-label="Formas de pagamento" className="flex flex-wrap gap-x-2.5 gap-y-1">
    {marks.map(({ kind, words }) => (
      <li key={kind} className="inline-flex items-center gap-1">
        <MarkDrawing kind={kind} />
        <span className="whitespace-nowrap">{words}</span>
      </li>
    ))}
  </ul>
);
