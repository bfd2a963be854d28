import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { decrease, increase, limit, set } from '#features/cart/domain/pricing/quantity-moves.ts';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort, eachOf, unitWords } from '#features/catalog/storefront/words/unit-words.ts';
import { PromotionSavings } from '#features/promotions/storefront/promotion-savings.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { formatMoney } from '#kernel/money.ts';
import { parseQuantity, type Quantity, toNumber } from '#kernel/quantity.ts';
import { cx } from '#platform/ui/cx.ts';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ListLine } from '../domain/list-today.ts';
import { noticeWords } from './list-words.ts';

interface ListRowProps {
  readonly line: ListLine;
  /** Whether it is added to the cart. */
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  /** Only for the client's own lists. */
  readonly onQuantity?: (move: (now: Quantity) => Quantity) => void;
  readonly onRemove?: () => void;
  readonly children?: ReactNode;
}

export function ListRow({ line, chosen, onChoose, onQuantity, onRemove, children }: ListRowProps) {
  const id = useId();
  const { slug } = useShop();
  const { product, today, quantity } = line;
  const notices = noticeWords(line);
  const price = today?.price;
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0 sm:gap-3.5">
      <input
        type="checkbox"
        className="tick mt-5"
        aria-label={`Levar ${product.name}`}
        aria-describedby={notices.length === 0 ? undefined : id}
        checked={chosen}
        disabled={today === undefined}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <ProductImage
        product={{ ...product, available: today !== undefined }}
        alt=""
        sizes="64px"
        className="size-14 shrink-0 rounded-md p-1.5 sm:size-16"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex items-start justify-between gap-2">
          <AppLink
            href={productAddress(slug, product.slug)}
            className={cx(
              'line-clamp-3 min-w-0 font-medium leading-snug wrap-anywhere hover:text-brand-text',
              today === undefined && 'text-ink-2',
            )}
          >
            {product.name}
          </AppLink>
          {onRemove && (
            <IconButton
              label={`Remover ${product.name} da lista`}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={onRemove}
              className="-my-2.5 -mr-2.5 text-ink-2"
            />
          )}
        </div>
        {price !== undefined && (
          <span className="text-ink-2 text-sm tabular-nums">
            {formatMoney(price.unit)}
            {eachOf(product.unit)}
          </span>
        )}
        <PromotionSavings promotions={price?.promotions} />
        {notices.length > 0 && (
          <ul id={id} className="flex flex-col gap-0.5 text-sm text-warn">
            {notices.map((text) => (
              <li key={text} className="flex items-start gap-1.5">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {text}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          {onQuantity === undefined || today === undefined ? (
            <span className="tabular-nums">{amountShort(quantity, product.unit)}</span>
          ) : (
            <ListStepper line={line} today={today} onQuantity={onQuantity} />
          )}
          {price !== undefined && (
            <strong className="ml-auto tabular-nums">{formatMoney(price.total)}</strong>
          )}
        </div>
        {children}
      </div>
    </li>
  );
}

interface ListStepperProps extends Required<Pick<ListRowProps, 'onQuantity'>> {
  readonly line: ListLine;
  readonly today: NonNullable<ListLine['today']>;
}

/** Moves by the product's own steps, as in the cart. */
function ListStepper({ line: { product, quantity }, today, onQuantity }: ListStepperProps) {
  const { increments, stock } = today.product;
  const within = (wanted: Quantity): Quantity =>
    stock === undefined ? wanted : limit(wanted, stock, increments);
  const words = unitWords(product.unit);
  const more = within(increase(quantity, increments));
  return (
    <QuantityStepper
      label={product.name}
      value={toNumber(quantity)}
      onIncrease={() => onQuantity((now) => within(increase(now, increments)))}
      onDecrease={() => onQuantity((now) => decrease(now, increments))}
      onSet={(value) => onQuantity((now) => within(set(parseQuantity(value) ?? now, increments)))}
      {...(words.measured ? { unit: words.short } : {})}
      removes={decrease(quantity, increments) === 0}
      atMost={more <= quantity}
      size="sm"
      className="flex w-36"
    />
  );
}
