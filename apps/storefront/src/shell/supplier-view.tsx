import { SupplierChooser } from '#features/delivery/storefront/chooser/supplier-chooser.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import type { OverlayViewProps } from '#platform/ui/overlay-state.ts';
import { goToShop } from './go-to-shop.ts';

/** Who delivers to a CEP. Spec 2, suppliers view. */
export function SupplierView({ close }: OverlayViewProps) {
  const shop = useShop();
  return (
    <div className="flex flex-col gap-4 p-5">
      <p className="text-ink-2">Informe o CEP para ver as lojas que chegam até você.</p>
      <SupplierChooser onChosen={(supplier) => goToShop(supplier, shop, close)} />
    </div>
  );
}
