import { SupplierChooser } from '#features/delivery/storefront/chooser/supplier-chooser.tsx';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { rememberSupplier } from '#features/suppliers/storefront/chosen-supplier.ts';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { showToast } from '#platform/ui/toast-state.ts';

interface SupplierDialogProps {
  /** A supplier has to be chosen before the shop opens: who does not choose goes to the platform's door. */
  readonly required: boolean;
  readonly onClose: () => void;
}

/** The chooser of suppliers; another one than this is gone to. Spec 4, address flow. */
export function SupplierDialog({ required, onClose }: SupplierDialogProps) {
  const shop = useShop();
  const choose = ({ id, slug, name }: Shop) => {
    rememberSupplier(id);
    onClose();
    if (id === shop.id) showToast({ text: `${name} entrega no seu endereço.`, tone: 'success' });
    else goTo(shopHref(slug, '/'));
  };
  const leave = () => {
    if (required) goTo('/');
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title="Quem entrega no seu endereço?"
      description="Informe o CEP para ver as lojas que chegam até você."
    >
      <SupplierChooser onChosen={choose} />
    </Dialog>
  );
}

/** A new page: calls of this one name this supplier. */
const goTo = (address: string): void => window.location.assign(address);
