import { useNavigate } from '@tanstack/react-router';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useCartLines } from '#features/cart/storefront/use-cart.ts';
import { useLoginAddress } from '#features/catalog/storefront/login-address.ts';
import { useBuyer } from '#features/payments/storefront/buyer.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { listAddress } from './addresses.ts';
import { NameDialog } from './name-dialog.tsx';
import { useListCalls } from './use-list-calls.ts';

/** Saves the cart's products as a list. A visitor logs in first, and returns. */
export function SaveCart() {
  const { session, shop } = useBuyer();
  const login = useLoginAddress();
  const navigate = useNavigate();
  const { save } = useListCalls();
  const [open, setOpen] = useState(false);
  const lines = useCartLines();
  const products = lines.filter(({ product }) => product.combo === undefined);
  if (products.length === 0) return null;
  const label = (
    <>
      <ListPlus aria-hidden="true" className="size-5" />
      Salvar como lista
    </>
  );
  if (!session.authenticated) {
    return (
      <LinkButton href={login} tone="quiet" className="-ml-4 self-start">
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button tone="quiet" className="-ml-4 self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
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
    </>
  );
}
