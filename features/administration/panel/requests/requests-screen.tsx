import { useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { pageOf, useSearchTexts } from '#platform/panel/address.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { WireRequestState } from '../../contract/identity-requests.schema.ts';
import { RequestCard } from './request-card.tsx';
import { openRequestsQuery, requestsQuery } from './requests-query.ts';

interface Part {
  readonly id: string;
  readonly label: string;
  readonly state: WireRequestState;
  readonly empty: string;
}

const PARTS: readonly Part[] = [
  { id: 'espera', label: 'À espera', state: 'ABERTA', empty: 'Nenhuma solicitação espera por você' },
  { id: 'devolvidas', label: 'Devolvidas', state: 'DEVOLVIDA', empty: 'Nenhuma está com uma loja' },
  { id: 'aprovadas', label: 'Aprovadas', state: 'APROVADA', empty: 'Nenhuma foi aprovada ainda' },
  { id: 'retiradas', label: 'Retiradas', state: 'RETIRADA', empty: 'Nenhuma foi retirada' },
];

/** Shops' requests to change what the platform answers for. */
export function RequestsScreen() {
  const { data: waiting } = useQuery(openRequestsQuery(useApi()));
  return (
    <div className="flex max-w-225 flex-col gap-6">
      <PageHeader
        title="Solicitações"
        lead="Lojas que já abriram pedem aqui para mudar nome, apelido, razão social ou CNPJ."
      />
      <Tabs
        label="Solicitações"
        items={PARTS.map(({ id, label, state, empty }) => ({
          id,
          label,
          ...(state === 'ABERTA' && waiting !== undefined ? { count: waiting } : {}),
          content: () => <RequestsList key={id} part={id} state={state} empty={empty} />,
        }))}
      />
    </div>
  );
}

interface RequestsListProps {
  readonly part: string;
  readonly state: WireRequestState;
  readonly empty: string;
}

function RequestsList({ part, state, empty }: RequestsListProps) {
  const page = pageOf(useSearchTexts().pagina);
  const { data, error, refetch, isFetching } = useQuery(requestsQuery(useApi(), state, page));
  if (data === undefined)
    return error === null ? (
      <RowsLoading />
    ) : (
      <LoadFailure
        title="Não foi possível carregar as solicitações"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.total === 0)
    return (
      <EmptyState
        icon={<CircleCheckBig />}
        title={empty}
        text="O dono de uma loja pede a mudança no painel dela, em Aparência, Identidade."
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {data.dados.map((row) => (
          <RequestCard key={`${row.idfornecedor} ${row.solicitacao.pedidoEm}`} row={row} />
        ))}
      </ul>
      <Pagination page={data.pagina} pages={data.paginas} hrefOf={(next) => `?aba=${part}&pagina=${next}`} />
    </div>
  );
}
