import { formatMoney, type Money } from '#kernel/money.ts';
import { cx } from './cx.ts';

interface PriceProps {
  readonly value: Money;
  /** The higher price of before: struck through as 'de … por …', with what has come off in whole per cent. */
  readonly before?: Money | undefined;
  /** 'kg', 'cx com 12'. */
  readonly unit?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
}

const sizes = { sm: 'text-base', md: '', lg: 'text-3xl' };

/** A price: currency sign and centavos small, reais large; screen readers announce one amount. */
export function Price({ value, before, unit, size = 'md', className }: PriceProps) {
  return (
    <span className={cx('price', className)}>
      {before !== undefined && (
        <span className="price-before">
          <span className="sr-only">De </span>
          <s>{formatMoney(before)}</s>
          <Off value={value} before={before} />
          <span className="sr-only"> por </span>
        </span>
      )}
      <span className={cx('price-now', sizes[size])}>
        <Amount value={value} size={size} />
        {unit !== undefined && (
          <span className="price-unit">
            <span className="sr-only"> por </span>
            <span aria-hidden="true"> /</span>
            {unit}
          </span>
        )}
      </span>
    </span>
  );
}

function Off({ value, before }: { readonly value: Money; readonly before: Money }) {
  const percent = percentOff(value, before);
  return percent > 0 && <span className="price-off">{`−${percent}%`}</span>;
}

/** In whole per cent, never more than was taken off before the price was rounded to the centavo. */
export function percentOff(value: Money, before: Money): number {
  if (before <= 0) return 0;
  const off = 100 * (before - value);
  return Math.min(Math.round(off / before), Math.floor((off + 50) / before));
}

/** As few elements as possible, because a list shows dozens of prices. */
function Amount({ value, size }: Required<Pick<PriceProps, 'value' | 'size'>>) {
  const text = formatMoney(value);
  if (size === 'sm') return text;
  const afterSign = text.indexOf('\u00a0') + 1;
  const comma = size === 'lg' ? text.lastIndexOf(',') : text.length;
  return (
    <>
      <span className="price-sign">{text.slice(0, afterSign)}</span>
      {text.slice(afterSign, comma)}
      {size === 'lg' && <span className="align-[0.42em] text-[0.52em]">{text.slice(comma)}</span>}
    </>
  );
}
