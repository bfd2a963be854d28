import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { MethodForm } from './method-form.tsx';
import { methodsQuery } from './methods-query.ts';

/** One payment method; a new one at /nova. */
export function MethodScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('payments:manage');
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const { data, error, refetch, isFetching } = useQuery(methodsQuery(useApi(), shop.id));
  const method = data?.methods.find((one) => one.id === id);
  const known = id === undefined || method !== undefined;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title={id === undefined ? 'Nova forma de pagamento' : (method?.name ?? 'Forma de pagamento')}
        back={{ href: panelHref(shop, '/formas-de-pagamento'), label: 'Formas de pagamento' }}
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title="Não foi possível carregar a forma de pagamento"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && !known && (
        <EmptyState title="Forma de pagamento não encontrada" text="Volte à lista e escolha outra." />
      )}
      {data !== undefined && known && !mayWrite && (
        <Alert>Só quem é dono da loja muda as formas de pagamento.</Alert>
      )}
      {data !== undefined && known && mayWrite && (
        <MethodForm key={id ?? 'nova'} method={method} settings={data} />
      )}
    </div>
  );
}
