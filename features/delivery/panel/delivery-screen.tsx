import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { AreasTab } from './areas/areas-tab.tsx';
import { ClosedDaysTab } from './calendar/closed-days-tab.tsx';
import { WindowsTab } from './calendar/windows-tab.tsx';
import { deliveryQuery } from './delivery-query.ts';
import { TryTab } from './try-tab.tsx';

/** How the shop delivers: where, for how much, when; and what a shopper is offered. */
export function DeliveryScreen() {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(deliveryQuery(useApi(), shop.id));
  const byWeight = data?.areas.some(({ rule }) => rule?.kind === 'weight') ?? false;
  return (
    <div className="mx-auto flex w-full max-w-260 flex-col gap-6">
      <PageHeader
        title="Entrega"
        lead="Onde a loja entrega, por quanto e quando. O que muda aqui vale na loja em um ou dois segundos."
      />
      {data === undefined && error === null && <RowsLoading rows={4} />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar a entrega"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <Tabs
          label="Entrega"
          items={[
            {
              id: 'areas',
              label: 'Áreas',
              count: data.areas.length,
              content: () => <AreasTab delivery={data} />,
            },
            { id: 'horarios', label: 'Horários', content: () => <WindowsTab slots={data.slots} /> },
            {
              id: 'dias-fechados',
              label: 'Dias fechados',
              content: () => <ClosedDaysTab holidays={data.holidays} />,
            },
            {
              id: 'simular',
              label: 'Simular',
              content: () => <TryTab byWeight={byWeight} />,
            },
          ]}
        />
      )}
    </div>
  );
}
