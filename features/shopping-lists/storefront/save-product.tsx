import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useLoginAddress } from '#features/catalog/storefront/login-address.ts';
import type { ProductId } from '#kernel/ids.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

const ChooseListOfOne = lazy(async () => ({
  default: (await import('./save-product-dialog.tsx')).SaveProductDialog,
}));

interface SaveProductProps {
  readonly id: ProductId;
  readonly name: string;
}

/** Adds a product to a list of the client's. A visitor logs in first, and returns. */
export function SaveProduct({ id, name }: SaveProductProps) {
  const { authenticated } = useSession();
  const [open, setOpen] = useState(false);
  const login = useLoginAddress();
  const label = (
    <>
      <ListPlus aria-hidden="true" className="size-5" />
      Salvar na lista
    </>
  );
  if (!authenticated) {
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
        <Suspense>
          <ChooseListOfOne id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
