import {
  FoundSuppliers,
  type FoundSuppliersProps,
} from '#features/delivery/storefront/chooser/found-suppliers.tsx';
import { SupplierChooser } from '#features/delivery/storefront/chooser/supplier-chooser.tsx';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { goToShop } from '../go-to-shop.ts';

/**
 * Suppliers that deliver to a CEP, or those found already for an address. Spec 2, suppliers view; spec 4, address
 * flow.
 */
export function SupplierView({ props, close }: OverlayViewProps) {
  const shop = useShop();
  const { found } = props as { readonly found?: FoundSuppliersProps };
  const chosen = (supplier: Shop): void => goToShop(supplier, shop, close);
  return (
    <div className="flex flex-col gap-4 p-5">
      {found === undefined ? (
        <>
          <p className="text-ink-2">Informe o CEP para ver as lojas que chegam até você.</p>
          <SupplierChooser onChosen={chosen} />
        </>
      ) : (
        <FoundSuppliers {...found} onChosen={chosen} />
      )}
    </div>
  );
}
