import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { Address } from '#features/addresses/domain/address.ts';
import { AddressChoice } from '#features/addresses/storefront/address-choice.tsx';
import { addressesQuery } from '#features/addresses/storefront/addresses-query.ts';
import type { ChosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import { useActiveAddress } from '#features/addresses/storefront/use-active-address.ts';
import { defined } from '#kernel/defined.ts';
import { Button } from '#platform/ui/button.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { rememberFound } from './remember-found.ts';
import type { WantedPlace } from './use-supplier-search.ts';

interface ClientAddressesProps {
  /** The place that is being searched, before it becomes the active one. */
  readonly wanted: ChosenPlace | undefined;
  readonly busy: boolean;
  readonly onFind: (wanted: WantedPlace) => void;
  /** A new address becomes the active one at once, whatever the search finds. Not at the shop's entry, which it would open. */
  readonly activatesNew: boolean;
}

/** The client's addresses and a form for a new one. Choosing an address searches for suppliers. */
export function ClientAddresses({ wanted, busy, onFind, activatesNew }: ClientAddressesProps) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  const { shown, active, pending } = useActiveAddress();
  // The search reports its variables a moment after the click; until then the choice would jump back.
  const [pressed, setPressed] = useState<string>();
  if (pending) return <Skeleton className="h-48 w-full rounded-lg" />;
  const wantedId = pressed ?? (wanted !== undefined && 'addressId' in wanted ? wanted.addressId : undefined);
  const chosen = shown.find(({ id }) => id === wantedId) ?? active;
  return (
    <div className="flex flex-col gap-4">
      <AddressChoice
        addresses={shown}
        chosen={chosen}
        onCreated={activatesNew ? (addressId) => rememberFound({ addressId }) : undefined}
        onChoose={(addressId) => {
          // A new address is in the query cache before it is rendered.
          const all = queryClient.getQueryData(addressesQuery(buyer).queryKey) ?? shown;
          const address = all.find(({ id }) => id === addressId);
          if (address === undefined) return;
          setPressed(addressId);
          onFind(wantedPlace(address));
        }}
      />
      {chosen !== undefined && (
        <Button tone="primary" busy={busy} wide onClick={() => onFind(wantedPlace(chosen))}>
          Ver quem entrega aqui
        </Button>
      )}
    </div>
  );
}

const wantedPlace = ({ id, position, postalCode }: Address): WantedPlace => ({
  known: { addressId: id },
  place: { postalCode, ...defined({ position }) },
});
