import { ChevronDown } from 'lucide-react';
import { productAddress } from '#features/catalog/storefront/addresses.ts';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { ONE, type Quantity } from '#kernel/quantity.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import type { ShownCartCombo } from '../../domain/cart-combo.ts';

type Parts = ShownCartCombo['parts'];

interface ComboPartsProps {
  readonly name: string;
  readonly parts: Parts;
  /** The number of combos: the list is for one. */
  readonly combos: Quantity;
}

/** More products than this are collapsed. */
const AT_ONCE = 4;

export function ComboParts({ name, parts, combos }: ComboPartsProps) {
  const ofEach = combos > ONE;
  const list = <PartsList name={name} parts={parts} />;
  if (parts.length <= AT_ONCE) {
    return (
      <div className="mt-1.5 text-sm">
        {ofEach && <p className="text-ink-2">Em cada combo:</p>}
        {list}
      </div>
    );
  }
  return (
    <details className="group mt-1.5 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-brand-text">
        Ver os {parts.length} produtos{ofEach && ' de cada combo'}
        <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}

function PartsList({ name, parts }: Pick<ComboPartsProps, 'name' | 'parts'>) {
  const { slug } = useShop();
  return (
    <ul
      aria-label={`O que vem em ${name}`}
      className="mt-2 flex flex-col gap-1.5 border-line-2 border-l-2 pl-3"
    >
      {parts.map((part) => (
        <li key={part.productId} className="flex items-center gap-2">
          <ProductImage
            product={{ ...part, available: true }}
            alt=""
            sizes="32px"
            className="size-8 shrink-0 rounded-sm p-0.5"
          />
          <span className="min-w-0">
            <span className="text-ink-2 tabular-nums">{amountShort(part.quantity, part.unit)}</span>{' '}
            <AppLink href={productAddress(slug, part.slug)} className="hover:text-brand-text hover:underline">
              {part.name}
            </AppLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
