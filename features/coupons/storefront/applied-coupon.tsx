import { BadgePercent } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatMoney, type Money } from '#kernel/money.ts';
import { discountWords } from '../contract/coupon-words.ts';
import type { ShownCoupon } from '../domain/coupon.ts';

interface AppliedCouponProps {
  readonly coupon: ShownCoupon;
  readonly discount: Money;
  /** Example: 'Cupom automático'. */
  readonly kind: string;
  /** Control that removes it. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function AppliedCoupon({ coupon, discount, kind, action, ref }: AppliedCouponProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-md border border-success-line bg-success-soft p-3 text-sm outline-none"
    >
      <BadgePercent aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-2">{kind}</p>
        <p className="font-semibold wrap-anywhere">{coupon.code}</p>
        <p>{coupon.description === '' ? discountWords(coupon) : coupon.description}</p>
        <p className="font-semibold text-success tabular-nums">-{formatMoney(discount)}</p>
      </div>
      {action}
    </div>
  );
}
