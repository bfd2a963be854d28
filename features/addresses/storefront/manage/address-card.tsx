import { PencilLine, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { Address } from '../../domain/address.ts';
import { AddressText } from '../address-text.tsx';
import { editAddressAddress } from './addresses.ts';
import { useMakePrimary } from './use-make-primary.ts';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

interface AddressCardProps {
  readonly address: Address;
  /** It is the client's only address. */
  readonly alone: boolean;
}

/** An address with its actions. */
export function AddressCard({ address, alone }: AddressCardProps) {
  const { shop, session } = useBuyer();
  const mayChange = capacityMay(session.capacity ?? 'linked', 'addresses:change');
  const makePrimary = useMakePrimary();
  const [deleting, setDeleting] = useState(false);
  const name = address.label || `${address.street}, ${address.number}`;
  return (
    <Card as="li" className="flex flex-col gap-3.5 md:p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="line-clamp-2 min-w-0 text-lg wrap-anywhere">{name}</h2>
        {address.primary && <Badge tone="brand">Principal</Badge>}
      </div>
      <p className="flex-1 text-ink-2 wrap-anywhere">
        <AddressText address={address} />
        {address.reference !== '' && (
          <>
            <br />
            Referência: {address.reference}
          </>
        )}
      </p>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            size="sm"
            href={editAddressAddress(shop.slug, address.id)}
            aria-label={`Editar ${name}`}
          >
            <PencilLine aria-hidden="true" className="size-4" />
            Editar
          </LinkButton>
          {!address.primary && !alone && (
            <Button
              size="sm"
              aria-label={`Tornar principal: ${name}`}
              busy={makePrimary.isPending}
              onClick={() => makePrimary.mutate(address)}
            >
              <Star aria-hidden="true" className="size-4" />
              Tornar principal
            </Button>
          )}
          <Button size="sm" tone="danger" aria-label={`Excluir ${name}`} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Excluir
          </Button>
        </div>
      )}
      {deleting && (
        <Suspense>
          <DeleteDialog address={address} name={name} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Card>
  );
}
