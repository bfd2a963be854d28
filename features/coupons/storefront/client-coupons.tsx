import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTimeZone } from '#features/suppliers/storefront/use-time-zone.ts';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { conditionWords, discountWords } from '../contract/coupon-words.ts';
import { type CouponAsker, clientCouponsQuery } from './coupon-queries.ts';

interface ClientCouponsProps {
  readonly asker: CouponAsker;
  /** Codes that are already applied, which are not listed. */
  readonly applied: readonly (string | undefined)[];
  /** Returns why the code was not applied; absent while the cart cannot be changed. */
  readonly onApply?: ((code: string) => Promise<string | undefined>) | undefined;
  /** Shown where there is no other coupon. */
  readonly whenEmpty?: ReactNode;
}

/** The coupons offered to this client. Spec 2, customer coupons. */
export function ClientCoupons({ asker, applied, onApply, whenEmpty }: ClientCouponsProps) {
  const zone = useTimeZone();
  const { data: coupons, isPending } = useQuery(clientCouponsQuery(asker));
  const [trying, setTrying] = useState<string>();
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string }>();
  if (isPending) return <Skeleton className="h-16" />;
  const choices = (coupons ?? []).filter(({ code }) => !applied.includes(code));
  if (choices.length === 0) return whenEmpty;

  const choose = async (code: string): Promise<void> => {
    if (onApply === undefined) return;
    setTrying(code);
    setRefused(undefined);
    const text = await onApply(code);
    setTrying(undefined);
    if (text !== undefined) setRefused({ code, text });
  };

  return (
    <section aria-label="Cupons para você" className="flex flex-col gap-2">
      <p className="font-semibold text-sm">Cupons para você</p>
      <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
        {choices.map((coupon) => (
          <li key={coupon.code} className="flex items-center gap-3 p-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{coupon.code}</p>
              <p>{coupon.description === '' ? discountWords(coupon) : coupon.description}</p>
              {conditionWords(coupon, zone) !== '' && (
                <p className="text-ink-2">Vale {conditionWords(coupon, zone)}.</p>
              )}
              {refused?.code === coupon.code && (
                <p role="alert" className="text-danger">
                  {refused.text}
                </p>
              )}
            </div>
            {onApply !== undefined && (
              <Button
                size="sm"
                busy={trying === coupon.code}
                aria-label={`Usar ${coupon.code}`}
                onClick={() => void choose(coupon.code)}
              >
                Usar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
