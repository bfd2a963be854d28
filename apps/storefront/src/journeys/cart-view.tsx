import { CartDrawer } from '#features/cart/storefront/screen/cart-drawer.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { WaysToFill } from './ways-to-fill.tsx';

/** What goes with a product comes in one file with the cart: names of files weigh on every first page. */
export { AdditionsView } from '#features/cart/storefront/additions/additions-view.tsx';

/** The cart beside the page, with the ways into it while it is empty. */
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
