import { LayoutGrid } from 'lucide-react';
import { useEffect } from 'react';
import { AppLink } from '#platform/ui/app-link.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Price } from '#platform/ui/price.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { ProductPicture } from '../card/product-picture.tsx';
import { shownPrice } from '../price/shown-price.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { unitWords } from '../words/unit-words.ts';
import type { Suggestion } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionListProps {
  readonly id: string;
  readonly text: string;
  readonly active: number;
  readonly onChoose: () => void;
  /** The field moves through what was found. */
  readonly onFound: (suggestions: readonly Suggestion[]) => void;
}

/** The list of the combobox. Focus stays in the field, so a press must not take it. */
export function SuggestionList({ id, text, active, onChoose, onFound }: SuggestionListProps) {
  const suggestions = useSuggestions(text);
  useEffect(() => onFound(suggestions), [suggestions, onFound]);
  return (
    <>
      <p role="status" className="sr-only">
        {countOf(suggestions.length)}
      </p>
      {suggestions.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label="Sugestões"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(32rem,60dvh)] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-3"
        >
          {suggestions.map((suggestion, place) => (
            <AppLink
              key={suggestion.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === active}
              tabIndex={-1}
              href={suggestion.address}
              onClick={onChoose}
              className={cx(
                'flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 text-sm hover:bg-canvas',
                place === active && 'bg-brand-soft',
              )}
            >
              {suggestion.product !== undefined && <ProductLine product={suggestion.product} />}
              {suggestion.category !== undefined && <CategoryLine {...suggestion.category} />}
            </AppLink>
          ))}
        </div>
      )}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 sugestão' : `${count} sugestões`;
}

function CategoryLine({ name, parent }: { readonly name: string; readonly parent?: string }) {
  return (
    <>
      <span className="flex size-11 shrink-0 items-center justify-center rounded-md bg-brand-soft text-brand-text">
        <LayoutGrid aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-ink-2">
          {parent === undefined ? 'Categoria' : `Categoria em ${parent}`}
        </span>
      </span>
    </>
  );
}

function ProductLine({ product }: { readonly product: ProductCard }) {
  const rules = usePriceRules();
  const shown = product.offer && shownPrice(product.offer, product.increments, rules);
  return (
    <>
      <ProductPicture product={product} alt="" sizes="44px" className="size-11 shrink-0 rounded-md p-1" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium">{product.name}</span>
        {!product.available && <span className="block text-ink-2">Esgotado</span>}
      </span>
      {shown !== undefined && (
        <Price value={shown.price} unit={unitWords(product.unit).short} size="sm" className="shrink-0" />
      )}
    </>
  );
}
