import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { formatMoney, fromReais } from '#kernel/money.ts';
import type { Answer } from '#platform/contract/endpoint.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { showMonitorSchema } from '../../contract/monitor.schema.ts';
import { localMoment } from '../local-moment.ts';
import { JobsTab } from './jobs-tab.tsx';
import { monitorQuery } from './monitor-query.ts';
import { noticeText } from './monitor-words.ts';
import { UnsentMails } from './unsent-mails.tsx';

type Payment = Answer<typeof showMonitorSchema>['pagamentos'][number];

const paymentColumns: readonly Column<Payment>[] = [
  { id: 'pedido', title: 'Pedido', cell: ({ numpedido }) => numpedido, always: true },
  { id: 'loja', title: 'Loja', cell: ({ fornecedor }) => fornecedor.nome },
  { id: 'valor', title: 'Valor', numeric: true, cell: ({ valor }) => formatMoney(fromReais(valor)) },
  { id: 'provedor', title: 'Provedor', cell: ({ provedor }) => provedor },
  { id: 'tentativas', title: 'Tentativas', numeric: true, cell: ({ tentativas }) => tentativas },
  { id: 'desde', title: 'Desde', cell: ({ desde }) => localMoment(desde) },
];

/** What needs a person of the platform. */
export function MonitorScreen() {
  const { data, error, refetch, isFetching } = useQuery(monitorQuery(useApi()));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Monitor" lead="O que precisa de alguém da plataforma." />
      {data === undefined && error === null && <RowsLoading />}
      {error !== null && (
        <LoadFailure
          title="Não foi possível carregar o monitor"
          error={error}
          again={refetch}
          busy={isFetching}
        />
      )}
      {data !== undefined && (
        <Tabs
          label="Monitor"
          items={[
            {
              id: 'avisos',
              label: 'Avisos',
              count: data.avisos.length,
              content: () =>
                data.avisos.length === 0 ? (
                  <EmptyState
                    icon={<CircleCheckBig />}
                    title="Tudo em dia"
                    text="Nada precisa de você agora."
                  />
                ) : (
                  <ul className="flex max-w-225 flex-col gap-3">
                    {data.avisos.map((notice) => (
                      <li key={`${notice.tipo} ${notice.nome ?? ''}`}>
                        <Alert tone="warn">{noticeText(notice)}</Alert>
                      </li>
                    ))}
                  </ul>
                ),
            },
            {
              id: 'tarefas',
              label: 'Tarefas',
              content: () => <JobsTab jobs={data.tarefas} letters={data.falhasDefinitivas ?? []} />,
            },
            {
              id: 'pagamentos',
              label: 'Pagamentos',
              count: data.pagamentos.length,
              content: () => (
                <DataTable
                  name="platform-payments"
                  caption="Pagamentos sem desfecho conhecido"
                  columns={paymentColumns}
                  rows={data.pagamentos}
                  keyOf={({ numpedido, desde }) => `${numpedido} ${desde}`}
                  card={({ numpedido, fornecedor, valor, desde }) => (
                    <span className="flex flex-col gap-1">
                      <span className="font-semibold">
                        Pedido {numpedido} · {formatMoney(fromReais(valor))}
                      </span>
                      <span className="text-ink-2 text-sm">
                        {fornecedor.nome}, desde {localMoment(desde)}
                      </span>
                    </span>
                  )}
                  empty={
                    <EmptyState
                      icon={<CircleCheckBig />}
                      title="Nenhum pagamento em dúvida"
                      text="Todo pagamento tem um desfecho conhecido ou está no prazo do provedor."
                    />
                  }
                />
              ),
            },
            {
              id: 'emails',
              label: 'E-mails',
              count: data.emailsNaoEnviados,
              content: () => <UnsentMails />,
            },
          ]}
        />
      )}
    </div>
  );
}
