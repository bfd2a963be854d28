import { useSuspenseQuery } from '@tanstack/react-query';
import { MapPin, Plus } from 'lucide-react';
import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import { mayAddAddress, offeredAddresses } from '../../domain/chosen-address.ts';
import { addressesQuery } from '../addresses-query.ts';
import { AddressCard } from './address-card.tsx';
import { newAddressAddress } from './addresses.ts';
import { BillingSection } from './billing-section.tsx';

/** The client's delivery addresses and billing address. */
export function AddressesScreen() {
  const buyer = useBuyer();
  const { slug, name } = buyer.shop;
  const { capacity = 'linked' } = buyer.session;
  const tags = new Set(buyer.shop.tags);
  const { data: all } = useSuspenseQuery(addressesQuery(buyer));
  const addresses = offeredAddresses(tags, all);
  const newAddress = (
    <LinkButton tone="primary" href={newAddressAddress(slug)}>
      <Plus aria-hidden="true" className="size-5" />
      Novo endereço
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        lead={`Onde entregamos as suas compras em ${name}`}
        actions={addresses.length > 0 && mayAddAddress(tags, all) ? newAddress : undefined}
      >
        Endereços
      </PageTitle>
      {addresses.length === 0 ? (
        <EmptyState
          icon={<MapPin />}
          title="Você ainda não tem endereços"
          text="Cadastre onde quer receber: o frete e as datas aparecem já nos produtos."
          actions={newAddress}
        />
      ) : (
        <ul aria-label="Seus endereços" className="grid gap-3.5 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} alone={all.length === 1} />
          ))}
        </ul>
      )}
      {!mayAddAddress(tags, all) && (
        <p className="text-ink-2 text-sm">
          {name} entrega em um só endereço. Para receber em outro, edite este.
        </p>
      )}
      <BillingSection />
      {!capacityMay(capacity, 'addresses:change') && (
        <p className="text-ink-2 text-sm">{mayNotText(capacity, 'addresses:change')}</p>
      )}
    </div>
  );
}
