import { History, LayoutGrid, Search, SpellCheck, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Price } from '#platform/ui/price.tsx';
import type { ProductCard } from '../../domain/product.ts';
import { ProductImage } from '../card/product-image.tsx';
import { productCountWords } from '../list/toolbar/count-words.ts';
import { shownPrice } from '../price/shown-price.ts';
import { usePaymentNotes } from '../price/use-payment-notes.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { unitWords } from '../words/unit-words.ts';
import type { SuggestionKind } from './suggestion.ts';

export function SuggestionLine({ line }: { readonly line: SuggestionKind }) {
  switch (line.kind) {
    case 'recent':
    case 'popular':
      return (
        <Worded icon={line.kind === 'recent' ? <History /> : <TrendingUp />}>
          <span className="truncate">{line.text}</span>
        </Worded>
      );
    case 'corrected':
      return (
        <Worded icon={<SpellCheck />}>
          <span className="text-ink-2">Você quis dizer </span>
          <span className="font-medium">{line.text}</span>?
        </Worded>
      );
    case 'category':
      return (
        <Worded icon={<LayoutGrid />}>
          <span className="block font-medium">{line.name}</span>
          <span className="block text-ink-2">
            {line.parent === undefined ? 'Categoria' : `Categoria em ${line.parent}`}
          </span>
        </Worded>
      );
    case 'scope':
      return (
        <Worded icon={<Search />}>
          {line.text} <span className="text-ink-2">em</span> <span className="font-medium">{line.name}</span>
        </Worded>
      );
    case 'product':
      return <ProductLine product={line.product} />;
    case 'all':
      return (
        <Worded icon={<Search />}>
          <span className="font-semibold text-brand-text">
            {line.total === 1 ? 'Ver 1 produto' : `Ver todos os ${productCountWords(line.total)}`}
          </span>
        </Worded>
      );
  }
}

const Worded = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <>
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-2 [&>svg]:size-5"
    >
      {icon}
    </span>
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</span>
  </>
);

function ProductLine({ product }: { readonly product: ProductCard }) {
  const rules = usePriceRules();
  const shown = product.offer && shownPrice(product.offer, product.increments, rules);
  const { best } = usePaymentNotes(product);
  return (
    <>
      <ProductImage product={product} alt="" sizes="44px" className="size-11 shrink-0 rounded-md p-1" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium">{product.name}</span>
        {!product.available && <span className="block text-ink-2">Esgotado</span>}
      </span>
      {shown !== undefined && (
        <span className="flex shrink-0 flex-col items-end">
          <Price value={shown.price} unit={unitWords(product.unit).short} size="sm" />
          {best !== undefined && <span className="text-sm text-success">{best}</span>}
        </span>
      )}
    </>
  );
}
