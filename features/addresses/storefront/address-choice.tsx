import { PencilLine, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { RadioCard } from '#platform/ui/forms/radio-card.tsx';
import { RadioGroup } from '#platform/ui/forms/radio-group.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import type { Address } from '../domain/address.ts';
import { mayAddAddress } from '../domain/chosen-address.ts';
import { AddressText } from './address-text.tsx';

const NewAddressForm = lazy(() =>
  import('./new-address-form.tsx').then((module) => ({ default: module.NewAddressForm })),
);

interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  readonly chosen: Address | undefined;
  readonly onChoose: (id: string) => void;
  /** Called with a new address before it is chosen. */
  readonly onCreated?: ((id: string) => void) | undefined;
  readonly error?: string | undefined;
  /** Called while the form for a new address is open: until it is saved, `chosen` may not be what the user wants. */
  readonly onAdding?: (adding: boolean) => void;
}

/** The client's addresses, and a form for a new one, which is selected once it is saved. Spec 4, address flow. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, chosen, onChoose, onCreated, error, onAdding } = props;
  const { slug, tags } = useShop();
  const { capacity = 'linked' } = useSession();
  const none = addresses.length === 0;
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    onAdding?.(adding);
    return () => onAdding?.(false);
  }, [adding, onAdding]);
  if (adding || none) {
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-lg" />}>
        <NewAddressForm
          first={none}
          {...(none ? {} : { onCancel: () => setAdding(false) })}
          onCreated={(address) => {
            setAdding(false);
            onCreated?.(address.id);
            onChoose(address.id);
          }}
        />
      </Suspense>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup legend="Endereço de entrega" error={error}>
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === chosen?.id}
            onChange={() => onChoose(address.id)}
            title={address.label || `${address.street}, ${address.number}`}
            description={<AddressText address={address} />}
            end={address.primary && <Badge>Principal</Badge>}
          />
        ))}
      </RadioGroup>
      {mayAddAddress(new Set(tags), addresses) ? (
        <Button tone="quiet" className="-ml-5 self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          Novo endereço
        </Button>
      ) : capacityMay(capacity, 'addresses:change') ? (
        <LinkButton tone="quiet" className="-ml-5 self-start" href={shopHref(slug, '/enderecos')}>
          <PencilLine aria-hidden="true" className="size-4.5" />
          Editar este endereço
        </LinkButton>
      ) : null}
    </div>
  );
}
