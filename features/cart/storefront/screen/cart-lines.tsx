import { useCartLines } from '../use-cart.ts';
import { CartGifts } from './cart-gifts.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { PromotionHints } from './promotion-hints.tsx';
import { RemovedRow, useRemovedLine } from './removed-line.tsx';

/** The cart's lines, with a removed one's undo row in its place, and what promotions add. */
export function CartLines() {
  const lines = useCartLines();
  const removed = useRemovedLine();
  const gone = removed !== undefined && lines.every(({ product }) => product.id !== removed.line.product.id);
  const rows = lines.map((line) => <CartLineRow key={line.product.id} line={line} />);
  if (gone) {
    const row = (
      <li key="removed" className="py-2">
        <RemovedRow removed={removed} />
      </li>
    );
    rows.splice(Math.min(removed.at, rows.length), 0, row);
  }
  return (
    <>
      {/* Scroll margin, so that a focused element stays above the sticky summary. */}
      <ul
        tabIndex={-1}
        aria-label="Produtos do carrinho"
        className="divide-y divide-line outline-none max-lg:[&_:is(a,button,input)]:scroll-mb-60"
      >
        {rows}
      </ul>
      <CartGifts />
      <PromotionHints />
      <p role="status" className="sr-only">
        {gone ? `${removed.line.product.name} saiu do carrinho.` : ''}
      </p>
    </>
  );
}
