import { Check, CloudOff } from 'lucide-react';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { type CartStatus, useCartState } from '../save/cart-state.ts';

const words: Readonly<Record<CartStatus, string>> = {
  loading: 'Carregando…',
  waiting: 'Salvando…',
  saving: 'Salvando…',
  saved: 'Carrinho salvo',
  failed: 'Ainda não foi salvo',
};

export function SaveState() {
  const status = useCartState((state) => state.status);
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2 text-sm">
      <Sign status={status} />
      {words[status]}
    </span>
  );
}

function Sign({ status }: { readonly status: CartStatus }) {
  if (status === 'saved') return <Check aria-hidden="true" className="size-4 text-success" />;
  if (status === 'failed') return <CloudOff aria-hidden="true" className="size-4 text-danger" />;
  return <Spinner />;
}
