import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { fillPath } from '#platform/web/url.ts';
import { useApi } from '#platform/web/use-api.ts';
import { problemsFileEndpoint } from '../../contract/sheet-import/sheet-import.endpoints.ts';
import { importProblemsQuery } from './imports-query.ts';

interface Problem {
  readonly linha: number;
  readonly codigo: string;
  readonly problema: string;
}

const COLUMNS: readonly Column<Problem>[] = [
  { id: 'linha', title: 'Linha', numeric: true, always: true, cell: ({ linha }) => linha },
  { id: 'codigo', title: 'Código', cell: ({ codigo }) => codigo || '—' },
  { id: 'problema', title: 'O que está errado', cell: ({ problema }) => problema },
];

interface ProblemListProps {
  readonly importId: string;
  /** Read again when this changes. */
  readonly of: string;
}

/** The first lines that were refused, and all of them as a file to correct. Nothing where there are none. */
export function ProblemList({ importId, of }: ProblemListProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const { data } = useQuery(importProblemsQuery(api, shop.id, importId, of));
  if (data === undefined || data.total === 0) return null;
  const href = fillPath(problemsFileEndpoint.path, { idfornecedor: shop.id, idimportacao: importId });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          {data.total === 1
            ? '1 linha com problema'
            : `${data.total.toLocaleString('pt-BR')} linhas com problema`}
        </h2>
        <a href={href} download className={buttonStyle({ size: 'sm' })}>
          Baixar para corrigir (CSV)
        </a>
      </div>
      <DataTable
        name="import-problems"
        caption="Linhas com problema"
        columns={COLUMNS}
        rows={data.rows}
        keyOf={({ linha }) => linha}
        card={({ linha, codigo, problema }) => (
          <p className="text-sm">
            <strong>Linha {linha}</strong> {codigo}
            <br />
            {problema}
          </p>
        )}
        empty={null}
      />
      {data.total > data.rows.length && (
        <p className="text-ink-2 text-sm">As primeiras {data.rows.length}; o arquivo tem todas.</p>
      )}
    </section>
  );
}
