import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { Tabs } from '#platform/panel/pieces/tabs.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { FilterBar } from '#platform/panel/table/filter-bar.tsx';
import { useTableAddress } from '#platform/panel/table/use-table-address.ts';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { type PageChoices, RedirectDialog } from './redirect-dialog.tsx';
import { RedirectsTab } from './redirects-tab.tsx';
import { searchReportQuery } from './searches-query.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymsTab } from './synonyms-tab.tsx';

interface Term {
  readonly termo: string;
  readonly buscas: number;
  readonly semresultado: number;
}

const whole = (count: number): string => count.toLocaleString('pt-BR');

interface SearchesScreenProps {
  readonly pages: PageChoices;
}

/** What shoppers search, the words that mean the same, and the terms that lead to a page. */
export const SearchesScreen = ({ pages }: SearchesScreenProps) => (
  <div className="flex flex-col gap-6">
    <PageHeader
      title="Buscas"
      lead="O que os clientes procuram. O que não acha nada costuma ser só outro nome de um produto seu."
    />
    <Tabs
      label="Buscas"
      items={[
        { id: 'termos', label: 'Termos', content: () => <Terms pages={pages} /> },
        { id: 'sinonimos', label: 'Sinônimos', content: () => <SynonymsTab /> },
        {
          id: 'redirecionamentos',
          label: 'Redirecionamentos',
          content: () => <RedirectsTab pages={pages} />,
        },
      ]}
    />
  </div>
);

function Terms({ pages }: SearchesScreenProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const address = useTableAddress({ filters: ['mostrar'] });
  const list = useQuery(searchReportQuery(api, shop.id, address.query));
  const [synonym, setSynonym] = useState<string>();
  const [redirect, setRedirect] = useState<string>();
  const action = ({ termo }: Term) =>
    mayWrite && (
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setSynonym(termo)} aria-label={`Criar sinônimo de ${termo}`}>
          Criar sinônimo
        </Button>
        <Button
          size="sm"
          onClick={() => setRedirect(termo)}
          aria-label={`Criar redirecionamento de ${termo}`}
        >
          Criar redirecionamento
        </Button>
      </span>
    );
  const columns: readonly Column<Term>[] = [
    { id: 'termo', title: 'Termo', always: true, cell: ({ termo }) => <strong>{termo}</strong> },
    { id: 'buscas', title: 'Buscas em 30 dias', numeric: true, cell: ({ buscas }) => whole(buscas) },
    { id: 'sem', title: 'Sem resultado', numeric: true, cell: ({ semresultado }) => whole(semresultado) },
    { id: 'acao', title: 'Ação', always: true, cell: action },
  ];
  return (
    <>
      <DataTable
        name="searches"
        caption="Termos buscados"
        columns={columns}
        keyOf={({ termo }) => termo}
        address={address}
        list={list}
        rows={list.data?.dados}
        total={list.data?.total}
        pages={list.data?.paginas}
        card={(one) => (
          <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <p>
              <strong>{one.termo}</strong>
              <br />
              <span className="text-ink-2">
                {whole(one.buscas)} buscas, {whole(one.semresultado)} sem resultado
              </span>
            </p>
            {action(one)}
          </div>
        )}
        toolbar={
          <FilterBar
            address={address}
            filters={[
              {
                kind: 'options',
                name: 'mostrar',
                label: 'Mostrar',
                prompt: 'Só as que não acham nada',
                options: [{ value: 'todas', label: 'Também as que acham' }],
              },
            ]}
          />
        }
        empty={
          <EmptyState
            title="Nenhuma busca sem resultado"
            text="Nos últimos 30 dias todos acharam o que procuravam."
          />
        }
      />
      {synonym !== undefined && <SynonymDialog sayings={[synonym]} onClose={() => setSynonym(undefined)} />}
      {redirect !== undefined && (
        <RedirectDialog redirect={redirect} pages={pages} onClose={() => setRedirect(undefined)} />
      )}
    </>
  );
}
