import { CartDrawer } from '#features/cart/storefront/screen/cart-drawer.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { WaysToFill } from './ways-to-fill.tsx';

/** Additions share the cart's file: each file name adds bytes to every first page. */
export { AdditionsView } from '#features/cart/storefront/additions/additions-view.tsx';

/** The cart drawer, with ways to fill it while it is empty. */
export const CartView = ({ close }: OverlayViewProps) => (
  <CartDrawer
    close={close}
    whenEmpty={
      <div className="px-5">
        <WaysToFill />
      </div>
    }
  />
);
