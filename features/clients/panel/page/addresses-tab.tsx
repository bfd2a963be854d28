import { MapPin } from 'lucide-react';
import { formatAddress } from '#features/addresses/domain/address.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import type { ClientPage } from '../../domain/client-page.ts';

/** Where the client receives. They alone change it. */
export function AddressesTab({ addresses }: Pick<ClientPage, 'addresses'>) {
  if (addresses.length === 0)
    return (
      <EmptyState
        icon={<MapPin />}
        title="Nenhum endereço"
        text="O cliente cadastra os seus endereços na loja."
      />
    );
  return (
    <ul aria-label="Endereços" className="grid gap-3 md:grid-cols-2">
      {addresses.map((address) => (
        <Card as="li" key={address.id} className="flex flex-col gap-1 md:p-5">
          <span className="flex items-center gap-2 font-semibold">
            {address.label === '' ? 'Endereço' : address.label}
            {address.primary && <Badge tone="brand">Principal</Badge>}
          </span>
          <span className="text-ink-2 text-sm wrap-anywhere">{formatAddress(address)}</span>
          {address.reference !== '' && (
            <span className="text-ink-2 text-sm wrap-anywhere">Referência: {address.reference}</span>
          )}
        </Card>
      ))}
    </ul>
  );
}
