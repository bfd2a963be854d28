import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { useCartLines } from '#features/cart/storefront/use-cart.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { listAddress } from './addresses.ts';
import { NameDialog } from './name-dialog.tsx';
import { SaveButton } from './save-button.tsx';
import { useListCalls } from './use-list-calls.ts';

/** Saves the cart's products as a list. */
export function SaveCart() {
  const { shop } = useBuyer();
  const navigate = useNavigate();
  const { save } = useListCalls();
  const [open, setOpen] = useState(false);
  const lines = useCartLines();
  const products = lines.filter(({ product }) => product.combo === undefined);
  if (products.length === 0) return null;
  return (
    <SaveButton label="Salvar como lista" onPress={() => setOpen(true)}>
      {open && (
        <NameDialog
          title="Salvar como lista"
          action="Salvar lista"
          onClose={() => setOpen(false)}
          onName={async (wished) => {
            const goods = products.map(({ product, quantity }) => ({ productId: product.id, quantity }));
            const { id, name } = await save({ name: wished, goods });
            const href = listAddress(shop.slug, id);
            showToast({
              text: `Lista “${name}” salva.`,
              action: { label: 'Ver lista', run: () => void navigate({ href }) },
            });
          }}
        >
          {products.length < lines.length && (
            <p className="text-ink-2 text-sm">Combos não entram em listas: só os produtos avulsos.</p>
          )}
        </NameDialog>
      )}
    </SaveButton>
  );
}
