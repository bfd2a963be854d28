import type { ChosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { rememberFound } from './remember-found.ts';
import { SupplierList } from './supplier-list.tsx';

/** Suppliers for an address that has already been chosen. */
export interface FoundSuppliersProps {
  readonly place: ChosenPlace;
  readonly suppliers: readonly Shop[];
}

/** A choice of the suppliers found for an address. The cart of this shop is kept. Spec 4, address flow. */
export function FoundSuppliers({
  place,
  suppliers,
  onChosen,
}: FoundSuppliersProps & { readonly onChosen: (supplier: Shop) => void }) {
  const { id, name } = useShop();
  const servedHere = suppliers.some((supplier) => supplier.id === id);
  return (
    <>
      {!servedHere && (
        <p className="text-ink-2">
          {name} não entrega no endereço escolhido. O que está no seu carrinho fica guardado aqui.
        </p>
      )}
      <SupplierList
        suppliers={suppliers}
        onChosen={(supplier) => {
          rememberFound(place);
          onChosen(supplier);
        }}
      />
    </>
  );
}
