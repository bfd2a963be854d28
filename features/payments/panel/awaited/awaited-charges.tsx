import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatMoney } from '#kernel/money.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { AwaitedCharge } from '../../domain/charges/awaited-charge.ts';
import { ChargeActions } from '../charge-actions.tsx';
import { AwaitedBadge, dueWords, OrderName } from './awaited-marks.tsx';
import { awaitedQuery } from './awaited-query.ts';

const STANDINGS = [
  { value: 'ATRASADA', label: 'Só fora do prazo' },
  { value: 'ANULADA', label: 'Anuladas' },
];

/** Pix and boletos that no provider confirms: the shop's people compare them with the bank's statement. */
export function AwaitedCharges() {
  const { shop } = useStaffPlace();
  const zone = timeZoneOf(shop);
  const mayWrite = useMay('payments:write');
  const seesClients = useMay('clients:read');
  const address = useTableAddress({ filters: ['situacao'] });
  const { pagina = 1, ...wanted } = address.query;
  const list = useQuery(awaitedQuery(useApi(), shop.id, pagina === 1 ? wanted : address.query));
  const client = ({ client: payer }: AwaitedCharge) => {
    if (payer === undefined || payer.name === '') return '—';
    return seesClients ? (
      <AppLink
        href={panelHref(shop, `/clientes/${payer.clientId}`)}
        className="text-brand-text wrap-anywhere hover:underline"
      >
        {payer.name}
      </AppLink>
    ) : (
      payer.name
    );
  };
  const columns: readonly Column<AwaitedCharge>[] = [
    { id: 'pedido', title: 'Pedido', always: true, cell: (charge) => <OrderName charge={charge} /> },
    { id: 'cliente', title: 'Cliente', cell: client },
    { id: 'forma', title: 'Forma', cell: ({ methodName }) => methodName },
    { id: 'desde', title: 'Desde', noWrap: true, cell: ({ createdAt }) => formatDateTime(createdAt, zone) },
    { id: 'prazo', title: 'Prazo', cell: (charge) => dueWords(charge, zone) },
    { id: 'situacao', title: 'Situação', cell: (charge) => <AwaitedBadge charge={charge} /> },
    {
      id: 'valor',
      title: 'Valor',
      numeric: true,
      cell: ({ charge }) => <strong>{formatMoney(charge.amount)}</strong>,
    },
    ...(mayWrite
      ? [
          {
            id: 'acao',
            title: 'Ação',
            always: true,
            cell: (charge: AwaitedCharge) => <ChargeActions record={charge} brief />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      name="awaited-charges"
      caption="Pagamentos a confirmar"
      columns={columns}
      rows={list.data?.charges}
      total={list.data?.total}
      pages={list.data?.pages}
      keyOf={({ charge }) => charge.id}
      list={list}
      address={address}
      card={(charge) => (
        <div className="flex flex-col gap-2">
          <span className="flex items-center justify-between gap-3">
            <OrderName charge={charge} />
            <AwaitedBadge charge={charge} />
          </span>
          <span>{client(charge)}</span>
          <span className="flex items-baseline justify-between gap-3 text-ink-2">
            <span>
              {charge.methodName} · {dueWords(charge, zone)}
            </span>
            <span className="font-semibold text-base text-ink tabular-nums">
              {formatMoney(charge.charge.amount)}
            </span>
          </span>
          <ChargeActions record={charge} brief />
        </div>
      )}
      toolbar={
        <FilterBar
          address={address}
          search="Como está no extrato: pedido ou valor (87,35)"
          filters={[
            {
              kind: 'options',
              name: 'situacao',
              label: 'Mostrar',
              prompt: 'A confirmar',
              options: STANDINGS,
            },
          ]}
        />
      }
      empty={
        <EmptyState
          icon={<CircleCheckBig />}
          title="Nada a confirmar"
          text="Pix e boletos que a própria loja recebe aparecem aqui até alguém confirmar que o dinheiro chegou."
        />
      }
    />
  );
}
