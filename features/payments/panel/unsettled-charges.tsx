import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { waitsForCapture } from '../domain/charges/charge-actions.ts';
import { type ChargeRecord, MAX_PENDING_CHARGES } from '../domain/charges/charge-record.ts';
import { ChargeView } from './charge-view.tsx';
import { chargesQuery } from './charges-query.ts';

/** Payments that are not settled: the shop owes a refund, a card is to be captured, or nobody knows their outcome. */
export function UnsettledCharges() {
  const { shop } = useStaffPlace();
  const seesOrders = useMay('orders:read');
  const { data, error, refetch, isFetching } = useQuery(chargesQuery(useApi(), shop.id));
  return (
    <div className="flex w-full max-w-225 flex-col gap-6">
      {data === undefined && error === null && <RowsLoading />}
      {error !== null && (
        <LoadFailure
          title={
            data === undefined
              ? 'Não foi possível carregar os pagamentos'
              : 'Não foi possível atualizar os pagamentos'
          }
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<CircleCheckBig />}
          title="Tudo acertado"
          text="Nenhum pagamento espera por você."
        />
      )}
      {data?.length === MAX_PENDING_CHARGES && (
        <p className="text-ink-2 text-sm">
          Aparecem os primeiros {MAX_PENDING_CHARGES}; acertando estes, vêm os seguintes.
        </p>
      )}
      {groups.map(({ title, help, holds }) => {
        const records = data?.filter(holds);
        if (records === undefined || records.length === 0) return null;
        return (
          <section key={title} aria-label={title} className="flex flex-col gap-3">
            <h2 className="text-lg">
              {title} <span className="text-ink-2 tabular-nums">({records.length})</span>
            </h2>
            <p className="text-ink-2 text-sm">{help}</p>
            <ul className="flex flex-col gap-3">
              {records.map((record) => (
                <li key={record.charge.id}>
                  <Card className="flex flex-col gap-3">
                    {seesOrders && (
                      <AppLink
                        href={panelHref(shop, `/pedidos/${record.orderNumber}`)}
                        className="inline-flex min-h-6 self-start font-semibold text-brand-text hover:underline"
                      >
                        Pedido {record.orderNumber}
                      </AppLink>
                    )}
                    <ChargeView record={record} />
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface ChargeGroup {
  readonly title: string;
  readonly help: string;
  readonly holds: (record: ChargeRecord) => boolean;
}

/** What the shop itself has to do stands first. */
const groups: readonly ChargeGroup[] = [
  {
    title: 'Falta devolver',
    help: 'Dinheiro que chegou depois do cancelamento, em duplicidade, ou de um pedido que foi cancelado.',
    holds: ({ operation }) => operation === 'refund',
  },
  {
    title: 'Pré-autorizados',
    help: 'O cartão reservou o valor, e ele ainda não foi cobrado. Capture quando o pedido estiver separado, antes que a reserva vença.',
    holds: waitsForCapture,
  },
  {
    title: 'Sem resultado conhecido',
    help: 'O provedor ainda não disse como terminou. Perguntamos a ele de novo, sozinhos; nada precisa ser feito.',
    holds: (record) => record.operation !== 'refund' && !waitsForCapture(record),
  },
];
