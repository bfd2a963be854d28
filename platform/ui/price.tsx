import { formatMoney, type Money } from '#kernel/money.ts';
import { cx } from './cx.ts';

interface PriceProps {
  readonly value: Money;
  /** The price before: shown struck through as 'de … por …'. */
  readonly before?: Money | undefined;
  /** 'kg', 'cx com 12'. */
  readonly unit?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
}

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

/** A price: currency sign and centavos small, the reais large; read aloud as one amount. */
export function Price({ value, before, unit, size = 'md', className }: PriceProps) {
  const [reais = '', cents = ''] = formatMoney(value).split(',');
  const [sign, amount] = reais.split('\u00a0');
  return (
    <span className={cx('inline-flex flex-col tabular-nums leading-tight', className)}>
      {before !== undefined && (
        <span className="text-ink-3 text-sm">
          <span className="sr-only">De </span>
          <s>{formatMoney(before)}</s>
          <span className="sr-only"> por </span>
        </span>
      )}
      <span className={cx('whitespace-nowrap font-bold tracking-tight', sizes[size])}>
        <span className={size === 'sm' ? undefined : 'font-semibold text-[0.62em]'}>
          {sign}
          {'\u00a0'}
        </span>
        {amount}
        <span className={size === 'lg' ? 'align-[0.42em] text-[0.52em]' : undefined}>,{cents}</span>
        {unit !== undefined && (
          <span className="font-normal text-ink-2 text-sm tracking-normal">
            <span className="sr-only"> por </span>
            <span aria-hidden="true"> /</span>
            {unit}
          </span>
        )}
      </span>
    </span>
  );
}
