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
import { AreaForm } from './area-form.tsx';

/** One delivery area; a new one at /areas/nova. */
export function AreaScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('delivery:write');
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const { data, error, refetch, isFetching } = useQuery(deliveryQuery(useApi(), shop.id));
  const area = data?.areas.find((one) => one.id === id);
  const known = id === undefined || area !== undefined;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title={id === undefined ? 'Nova área de entrega' : (area?.name ?? 'Área de entrega')}
        back={{ href: panelHref(shop, '/entrega'), label: 'Entrega' }}
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a área"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && !known && (
        <EmptyState title="Área não encontrada" text="Volte à entrega e escolha outra." />
      )}
      {data !== undefined && known && !mayWrite && <Alert>Você pode ver as áreas, mas não mudá-las.</Alert>}
      {data !== undefined && known && mayWrite && <AreaForm key={id ?? 'nova'} area={area} delivery={data} />}
    </div>
  );
}
