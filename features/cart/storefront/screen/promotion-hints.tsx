import { Sparkles } from 'lucide-react';
import type { ProductId } from '#kernel/ids.ts';
import type { PromotionHint } from '../../domain/shown-cart.ts';
import { useCartState } from '../save/cart-state.ts';

/** A hint that concerns one line only is said there, all others below the lines. */
const isOfLine = ({ productIds }: PromotionHint): boolean => productIds.length === 1;

/** What would earn more of the promotions that several lines take part in. */
export function PromotionHints() {
  const hints = useCartState((state) => state.hints)?.filter((hint) => !isOfLine(hint)) ?? [];
  return (
    <div role="status" className="empty:hidden">
      {hints.length > 0 && (
        <ul aria-label="Próximas ofertas" className="flex flex-col gap-2 border-line border-t py-4 text-sm">
          {hints.map((hint) => (
            <Hint key={hint.promotionId} hint={hint} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Hint = ({ hint }: { readonly hint: PromotionHint }) => (
  <li className="flex items-start gap-2">
    <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
    {hint.text}
  </li>
);

/** The same for one line. */
export function LineHint({ productId }: { readonly productId: ProductId }) {
  const hints = useCartState((state) => state.hints) ?? [];
  return hints
    .filter((hint) => isOfLine(hint) && hint.productIds[0] === productId)
    .map(({ promotionId, text }) => (
      <span key={promotionId} className="text-ink-2">
        {text}
      </span>
    ));
}
