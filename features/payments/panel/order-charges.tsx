import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { ProposedCapture } from './charge-actions.tsx';
import { ChargeView } from './charge-view.tsx';
import { chargesQuery } from './charges-query.ts';

interface OrderChargesProps {
  readonly orderNumber: number;
  readonly capture?: ProposedCapture;
}

/** The payments of an order, as a part of its page. */
export function OrderCharges({ orderNumber, capture }: OrderChargesProps) {
  const { shop } = useStaffPlace();
  const { data, error, refetch, isFetching } = useQuery(chargesQuery(useApi(), shop.id, orderNumber));
  if (data === undefined)
    return error === null ? (
      <RowsLoading rows={1} />
    ) : (
      <LoadFailure
        title="Não foi possível carregar o pagamento"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.length === 0) return <p className="text-ink-2 text-sm">Nenhuma cobrança para este pedido.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.map((record) => (
        <li key={record.charge.id} className="py-4 first:pt-0 last:pb-0">
          <ChargeView record={record} capture={capture} />
        </li>
      ))}
    </ul>
  );
}
