import { PlaceChooser } from '#features/delivery/storefront/chooser/place-chooser.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import type { OverlayViewProps } from '#platform/ui/overlay-state.ts';
import { goToShop } from './go-to-shop.ts';

/** Where goods shall go. Spec 2, address view; spec 4, address flow. */
export function PlaceView({ close }: OverlayViewProps) {
  const shop = useShop();
  return (
    <div className="p-5">
      <PlaceChooser onChosen={(supplier) => goToShop(supplier, shop, close)} />
    </div>
  );
}
