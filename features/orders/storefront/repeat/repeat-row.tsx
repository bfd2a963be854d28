import { CircleAlert, TrendingDown } from 'lucide-react';
import { useId } from 'react';
import { amountShort, eachOf } from '#features/catalog/storefront/words/unit-words.ts';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { formatMoney } from '#kernel/money.ts';
import { cx } from '#platform/ui/cx.ts';
import type { RepeatedLine } from '../../domain/repeated-order.ts';
import { GoodsPicture } from '../order/goods-picture.tsx';
import { lineChanges } from './change-words.ts';

interface RepeatRowProps {
  readonly line: RepeatedLine;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

export function RepeatRow({ line, chosen, onChoose }: RepeatRowProps) {
  const id = useId();
  const { ordered, today } = line;
  const changes = lineChanges(line);
  const { unit } = ordered;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <label className="flex items-start gap-3.5">
        <input
          type="checkbox"
          className="tick mt-5"
          checked={chosen}
          disabled={today === undefined}
          aria-describedby={changes.length === 0 ? undefined : `${id}-changes`}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <GoodsPicture goods={ordered} available={today !== undefined} />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className={cx('font-medium leading-snug', today === undefined && 'text-ink-2')}>
            {today?.product.name ?? ordered.name}
          </span>
          <span className="text-ink-2 text-sm tabular-nums">
            {amountShort(today?.quantity ?? ordered.quantity, unit)}
            {today?.price !== undefined && (
              <>
                {' '}
                <span className="whitespace-nowrap">
                  a {formatMoney(today.price.unit)}
                  {eachOf(unit)}
                </span>
              </>
            )}
          </span>
          <PromotionSavings promotions={today?.price?.promotions} />
          {ordered.parts !== undefined && (
            <span className="text-ink-2 text-sm">
              Combo de {(today?.product.combo?.parts ?? ordered.parts).map(({ name }) => name).join(', ')}
            </span>
          )}
        </span>
        {today?.price !== undefined && (
          <strong className="shrink-0 tabular-nums">{formatMoney(today.price.total)}</strong>
        )}
      </label>
      {changes.length > 0 && (
        <ul id={`${id}-changes`} className="mt-1 flex flex-col gap-0.5 pl-28 text-sm">
          {changes.map(({ text, tone }) => (
            <li
              key={text}
              className={cx('flex items-start gap-1.5', tone === 'better' ? 'text-success' : 'text-warn')}
            >
              {tone === 'better' ? (
                <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              ) : (
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              )}
              {text}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
