import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryQuery } from '../delivery-query.ts';
import { DropStore } from './drop-store.tsx';
import { StoreForm } from './store-form.tsx';

/** One pickup store; a new one at /nova. */
export function StoreScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const { data, error, refetch, isFetching } = useQuery(deliveryQuery(useApi(), shop.id));
  const store = data?.stores.find((one) => one.id === id);
  const known = id === undefined || store !== undefined;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title={id === undefined ? 'Nova loja' : (store?.name ?? 'Loja')}
        back={{ href: panelHref(shop, '/lojas'), label: 'Lojas' }}
        actions={mayWrite && store !== undefined && <DropStore store={store} />}
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a loja"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && !known && (
        <EmptyState title="Loja não encontrada" text="Volte à lista e escolha outra." />
      )}
      {data !== undefined && known && !mayWrite && <Alert>Você pode ver as lojas, mas não mudá-las.</Alert>}
      {data !== undefined && known && mayWrite && <StoreForm key={id ?? 'nova'} store={store} />}
    </div>
  );
}
