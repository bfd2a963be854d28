import type { LineReason } from '#features/cart/domain/cart.ts';
import type { ShownLine } from '#features/cart/domain/shown-cart.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import { cx } from '#platform/ui/cx.ts';
import type { DraftLine } from './order-draft.ts';

/** Why it costs what it costs; nothing for the normal price. */
const reasons: Readonly<Record<LineReason, string>> = {
  normal: '',
  attendant: 'preço concedido ao cliente',
  progressive: 'preço da faixa desta quantidade',
  wholesale: 'preço de atacado',
  combo: 'combo',
  gift: 'brinde',
};

interface LinePriceProps {
  readonly line: DraftLine;
  /** As it would be charged; undefined while unknown, and where it cannot be sold. */
  readonly sold: ShownLine | undefined;
  readonly pricing: boolean;
}

/** What a line costs this client, and why. */
export function LinePrice({ line, sold, pricing }: LinePriceProps) {
  const price = sold?.price;
  const policies = sold?.product.offer?.policies?.map(({ name }) => name) ?? [];
  return (
    <div className="flex min-w-0 flex-col">
      <span className="font-medium wrap-anywhere">{line.name}</span>
      {price !== undefined && sold !== undefined && (
        <span className={cx('flex flex-col text-ink-2 text-sm tabular-nums', pricing && 'opacity-60')}>
          <span>
            {`${formatQuantity(sold.quantity)} ${sold.product.unit} × ${formatMoney(price.unit)} = `}
            <strong className="text-ink">{formatMoney(price.total)}</strong>
          </span>
          {[reasons[price.reason], ...policies].some((text) => text !== '') && (
            <span>{[reasons[price.reason], ...policies].filter(Boolean).join(' · ')}</span>
          )}
          {price.promotions?.map(({ id, label, discount }) => (
            <span key={id} className="text-success">
              {`${label}: −${formatMoney(discount)}`}
            </span>
          ))}
          {price.nextTier !== undefined && (
            <span>
              {`Mais ${formatQuantity(price.nextTier.add)} ${sold.product.unit}: ${formatMoney(price.nextTier.price)} cada`}
            </span>
          )}
        </span>
      )}
      {sold?.product.combo !== undefined && (
        <span className="text-ink-2 text-sm">
          {sold.product.combo.parts
            .map(({ name, unit, quantity }) => `${formatQuantity(quantity)} ${unit} ${name}`)
            .join(' + ')}
        </span>
      )}
    </div>
  );
}
