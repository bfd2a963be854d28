import { formatMoney } from '#kernel/money.ts';
import type { AppliedPromotion } from '../domain/promotion/applied-promotion.ts';

interface PromotionSavingsProps {
  readonly promotions: readonly AppliedPromotion[] | undefined;
  /** Of a gift's line: it costs nothing, so nothing is taken off. */
  readonly gift?: boolean;
}

/** What each promotion takes off a line, before the payment method's variance, as the line's total is shown. */
export function PromotionSavings({ promotions = [], gift = false }: PromotionSavingsProps) {
  return promotions.map(({ id, label, saved }) => (
    <span key={id} className="text-sm text-success">
      {label}
      {!gift && `: −${formatMoney(saved)}`}
    </span>
  ));
}
