import { useQuery } from '@tanstack/react-query';
import { Plus, Store } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryQuery, type PanelStore } from '../delivery-query.ts';

/** The stores in which orders are picked up; the first is the shop's own. */
export function StoresScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const { data, error, refetch, isFetching } = useQuery(deliveryQuery(useApi(), shop.id));
  const stores = data?.stores;
  const add = mayWrite && (
    <LinkButton tone="primary" href={panelHref(shop, '/lojas/nova')}>
      <Plus aria-hidden="true" className="size-5" />
      Nova loja
    </LinkButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-6">
      <PageHeader
        title="Lojas"
        lead="Onde se retira um pedido. A taxa por distância é medida da loja mais próxima."
        actions={stores !== undefined && stores.length > 0 && add}
      />
      {stores === undefined && error === null && <RowsLoading rows={3} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar as lojas"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {stores?.length === 0 && (
        <EmptyState
          icon={<Store />}
          title="Nenhuma loja"
          text="Acrescente a loja em que o cliente pode retirar, com endereço e horário."
          actions={add}
        />
      )}
      <ul className="flex flex-col gap-2">
        {stores?.map((store) => (
          <StoreRow key={store.id} store={store} />
        ))}
      </ul>
    </div>
  );
}

function StoreRow({ store }: { readonly store: PanelStore }) {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">
        {mayWrite ? (
          <AppLink
            href={panelHref(shop, `/lojas/${store.id}`)}
            className="inline-flex min-h-6 items-center text-brand-text hover:underline"
          >
            {store.name}
          </AppLink>
        ) : (
          store.name
        )}
      </p>
      <p className="text-ink-2 text-sm">{store.addressText}</p>
      <p className="text-ink-2 text-sm">
        {store.hours === '' ? 'Horário não informado' : store.hours}
        {store.leadHours !== undefined && ` · pronto em ${store.leadHours} h`}
      </p>
    </li>
  );
}
