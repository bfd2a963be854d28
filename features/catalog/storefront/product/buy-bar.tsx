import { type ReactNode, useEffect } from 'react';
import { Price } from '#platform/ui/price.tsx';
import type { ProductCard } from '../../domain/product.ts';
import type { ShownPrice } from '../price/shown-price.ts';
import { unitWords } from '../words/unit-words.ts';

interface BuyBarProps {
  readonly product: ProductCard;
  readonly shown: ShownPrice;
  readonly action: ReactNode;
}

/** Price and button at the bottom while the buy box is out of view. Only on phones, and not in low windows. */
export function BuyBar({ product, shown, action }: BuyBarProps) {
  useEffect(() => {
    const page = document.documentElement;
    // Keyboard focus must scroll to above both bars. WCAG 2.4.11.
    page.style.scrollPaddingBottom = '10rem';
    return () => {
      page.style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <section
      aria-label="Comprar"
      className="short:hidden fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-4 border-line border-t bg-surface px-4 py-2.5 shadow-2 lg:hidden"
    >
      <Price value={shown.price} unit={unitWords(product.unit).short} className="shrink-0" />
      <div className="ml-auto w-full max-w-56">{action}</div>
    </section>
  );
}
