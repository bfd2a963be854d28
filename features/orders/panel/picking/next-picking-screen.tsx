import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { useEffect } from 'react';
import { panelHref, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { useLead, useSearchTexts } from '#platform/panel/address.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { nextToPickQuery } from './picking-query.ts';

/** Leads to the order that has waited longest to be picked. */
export function NextPickingScreen() {
  const { shop } = useStaffPlace();
  const lead = useLead();
  const { depois } = useSearchTexts();
  const after = Number(depois);
  const { data, error, refetch, isFetching } = useQuery(
    nextToPickQuery(useApi(), shop.id, Number.isSafeInteger(after) && after > 0 ? after : undefined),
  );
  useEffect(() => {
    if (typeof data === 'number') void lead(panelHref(shop, `/pedidos/${data}/separar`), { replace: true });
  }, [data, lead, shop]);
  if (data === null)
    return (
      <EmptyState
        icon={<PackageCheck />}
        title="Nenhum pedido a separar"
        text="Os pedidos que esperam para ser separados aparecem aqui quando passam para “Em separação”."
        actions={<LinkButton href={panelHref(shop, '/pedidos')}>Ver os pedidos</LinkButton>}
        level={1}
      />
    );
  if (error !== null && data === undefined)
    return (
      <LoadFailure
        title="Não foi possível achar o próximo pedido"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  return <RowsLoading />;
}
