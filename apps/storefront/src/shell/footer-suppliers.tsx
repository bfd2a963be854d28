import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { asksForSupplierFirst } from '#features/suppliers/domain/tag-rules.ts';
import { chosenSupplier } from '#features/suppliers/storefront/chosen-supplier.ts';

const SupplierDialog = lazy(() =>
  import('./footer-supplier-dialog.tsx').then((module) => ({ default: module.SupplierDialog })),
);

/** Leads to who else delivers; opens by itself where a supplier has to be chosen first. Spec 4 and 5. */
export function FooterSuppliers({ shop }: { readonly shop: Shop }) {
  const { lockedTo } = useRouteContext({ from: '__root__' });
  const [open, setOpen] = useState(false);
  const [required, setRequired] = useState(false);
  useEffect(() => {
    // The supplier's own host is a choice.
    const chosen = lockedTo === undefined ? chosenSupplier() : shop.id;
    const asks = asksForSupplierFirst(new Set(shop.tags), chosen);
    setRequired(asks);
    setOpen(asks);
  }, [shop, lockedTo]);
  // A shop where one only picks up asks for no address.
  if (!offeredDeliveryTypes(new Set(shop.tags)).includes('DELIVERY')) return null;
  return (
    <>
      <button
        type="button"
        className="min-h-11 self-start text-left text-ink-2 underline hover:text-ink lg:min-h-9"
        onClick={() => setOpen(true)}
      >
        Quem entrega no meu CEP?
      </button>
      {open && (
        <Suspense>
          <SupplierDialog required={required} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
