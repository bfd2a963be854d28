import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { AddAgain } from '#features/cart/storefront/add-again.tsx';
import { useQuantityInCart } from '#features/cart/storefront/use-cart.ts';
import type { ProductCard } from '#features/catalog/domain/product.ts';
import type { ProductControls } from '#features/catalog/storefront/card/product-controls.ts';
import { ProductRow } from '#features/catalog/storefront/card/product-row.tsx';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { BoughtAgain } from '../../domain/home/client-home.ts';
import { useLiveOrders } from '../live/use-live-orders.ts';
import { clientHomeQuery } from './client-home-query.ts';
import { FirstSlotCard, ListCard, MoreOrdersCard, OrderUnderwayCard } from './home-cards.tsx';

interface ClientHomeProps {
  readonly scope: CatalogScope;
  /** `li` elements before the lists. */
  readonly cards?: ReactNode;
  /** False where the shop has placed what was bought before elsewhere in its home. */
  readonly showsBought?: boolean;
}

const NOTHING: readonly BoughtAgain[] = [];

/** The home's first part for a client: the order under way, the next time, their lists; then what they bought, to buy it again. */
export function ClientHome({ scope, cards, showsBought = true }: ClientHomeProps) {
  const { data } = useQuery(clientHomeQuery(scope));
  const bought = (showsBought && data?.bought) || NOTHING;
  const quantities = useMemo(
    () => new Map(bought.map(({ product, quantity }) => [product.id, quantity])),
    [bought],
  );
  const { order, otherOrders = 0, firstSlot, lists = [] } = data ?? {};
  if (
    cards === undefined &&
    order === undefined &&
    firstSlot === undefined &&
    lists.length + bought.length === 0
  )
    return null;
  return (
    <section aria-label="Para você" className="mb-6 flex flex-col gap-4 md:mb-8 md:gap-6">
      {/* What is in the last row shares its width, so that no number of cards leaves a hole. */}
      <ul className="scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 empty:hidden md:mx-0 md:flex-wrap md:gap-3 md:px-0">
        {order !== undefined && <OrderUnderwayCard order={order} />}
        {otherOrders > 0 && <MoreOrdersCard count={otherOrders} />}
        {firstSlot !== undefined && <FirstSlotCard firstSlot={firstSlot} />}
        {cards}
        {lists.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
      {order !== undefined && <FollowOrders />}
      <Quantities value={quantities}>
        <ProductRow
          title="Compre de novo"
          products={bought.map(({ product }) => product)}
          session={scope.session}
          controls={controls}
          first
        />
      </Quantities>
    </section>
  );
}

function FollowOrders(): null {
  useLiveOrders();
  return null;
}

const Quantities = createContext<ReadonlyMap<ProductId, Quantity>>(new Map());

const useLastQuantity = ({ id, increments }: ProductCard): Quantity =>
  useContext(Quantities).get(id) ?? increments.minimum;

/** The cart's button with the quantity of the last purchase, by which the shown price is, too. */
const controls: ProductControls = {
  Action: ({ product }) => <AddAgain product={product} quantity={useLastQuantity(product)} />,
  useQuantity: (product) => {
    const last = useLastQuantity(product);
    return useQuantityInCart(product.slug) ?? last;
  },
};
