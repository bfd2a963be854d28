import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { NONE, parseQuantity, type Quantity, thousandths, toNumber } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { QuantityStepper } from '#platform/ui/forms/quantity-stepper.tsx';
import type { SubscriptionLine } from '../domain/subscription.ts';

interface ChangeLineProps {
  readonly line: SubscriptionLine;
  readonly quantity: Quantity;
  readonly step: Quantity;
  readonly onChange: (quantity: Quantity) => void;
}

/** The quantity of one product; a removed one stays visible until the change is saved. */
export function ChangeLine({ line, quantity, step, onChange }: ChangeLineProps) {
  const { name, unit } = line;
  const out = quantity === NONE;
  return (
    <li className="flex items-center gap-3 py-3">
      <ProductImage
        product={{ ...line, available: !out }}
        alt=""
        sizes="64px"
        className="size-14 shrink-0 rounded-md p-1.5"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span
          className={cx(
            'min-w-32 flex-1 font-medium text-sm wrap-anywhere',
            out && 'text-ink-2 line-through',
          )}
        >
          {name}
        </span>
        {out ? (
          <Button tone="quiet" size="sm" onClick={() => onChange(line.quantity)}>
            Desfazer
          </Button>
        ) : (
          <QuantityStepper
            label={`Quantidade de ${name}`}
            value={toNumber(quantity)}
            removes={quantity <= step}
            onIncrease={() => onChange(thousandths(quantity + step))}
            onDecrease={() => onChange(quantity <= step ? NONE : thousandths(quantity - step))}
            onSet={(value) => onChange(parseQuantity(value) ?? quantity)}
            size="sm"
            {...(unit.toUpperCase() === 'UN' ? {} : { unit: unit.toLowerCase() })}
          />
        )}
      </div>
    </li>
  );
}
