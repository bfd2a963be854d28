import { CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { formatMoney } from '#kernel/money.ts';
import { Button } from '#platform/ui/button.tsx';
import { IconButton } from '#platform/ui/icon-button.tsx';
import { openOverlay, useOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { standAlone } from '#platform/ui/stand-alone.tsx';
import { countCart, productsWords } from '../../domain/count-products.ts';
import { cartSums } from '../../domain/pricing/cart-totals.ts';
import type { ShownLine } from '../../domain/shown-cart.ts';
import { useCartState } from '../save/cart-state.ts';

/** Milliseconds. */
const READING_TIME = 5_000;

/** The product that was added last. */
const useAdded = create<{ readonly id: string | undefined }>()(() => ({ id: undefined }));
const close = (): void => useAdded.setState({ id: undefined });

let isMounted = false;

/** Shows what was added, and what the cart comes to. Another addition takes its place; the focus stays where it is. */
export function showMiniCart(added: ShownLine, signal: AbortSignal): void {
  if (!isMounted) {
    isMounted = true;
    const remove = standAlone(<MiniCart />);
    signal.addEventListener('abort', () => {
      isMounted = false;
      close();
      remove();
    });
  }
  useAdded.setState({ id: added.product.id });
}

function MiniCart() {
  const id = useAdded((state) => state.id);
  const lines = useCartState((state) => state.lines);
  const overlay = useOverlay((state) => state.active !== undefined);
  const line = lines.find(({ product }) => product.id === id);
  // The cart and the view of additional services show the same.
  useEffect(() => {
    if (overlay) close();
  }, [overlay]);
  if (line === undefined || overlay) return null;
  return <Card key={id} line={line} lines={lines} />;
}

interface CardProps {
  readonly line: ShownLine;
  readonly lines: readonly ShownLine[];
}

/** Below the header's cart on wide screens, above the bottom bar on phones. It goes by itself unless it is pointed at or focused. */
function Card({ line: { product, quantity }, lines }: CardProps) {
  const [held, setHeld] = useState(false);
  const priced = lines.every(({ price }) => price !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the quantity restarts the timer
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, READING_TIME);
    return () => clearTimeout(timer);
  }, [held, quantity]);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <aside
      aria-label="Adicionado ao carrinho"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="mini-cart"
    >
      <p className="flex items-center gap-2 font-semibold text-sm text-success max-lg:hidden">
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0" />
        Adicionado ao carrinho
      </p>
      <div className="absolute top-1 right-1 max-lg:hidden">
        <IconButton label="Fechar" icon={<X aria-hidden="true" className="size-4.5" />} onClick={close} />
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <ProductImage
          product={{ ...product, available: true }}
          alt=""
          sizes="56px"
          className="size-11 shrink-0 rounded-md p-1 lg:size-14"
        />
        <div className="min-w-0 text-sm">
          <p className="truncate font-medium lg:line-clamp-2 lg:whitespace-normal">{product.name}</p>
          <p className="text-ink-2 tabular-nums max-lg:hidden">{amountShort(quantity, product.unit)}</p>
          <p className="truncate text-success lg:hidden">No carrinho</p>
        </div>
      </div>
      <p className="flex items-baseline justify-between gap-4 text-sm max-lg:hidden">
        <span className="text-ink-2">
          {priced ? `Subtotal (${productsWords(countCart(lines))})` : productsWords(countCart(lines))}
        </span>
        {priced && <strong className="tabular-nums">{formatMoney(cartSums(lines).subtotal)}</strong>}
      </p>
      <Button tone="primary" size="sm" onClick={() => openOverlay('cart')} className="shrink-0">
        Ver carrinho
      </Button>
    </aside>
  );
}
