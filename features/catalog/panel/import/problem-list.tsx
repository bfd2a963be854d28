import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { buttonStyle } from '#platform/ui/button-style.ts';

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
  /** The first of them. */
  readonly data: { readonly rows: readonly Problem[]; readonly total: number } | undefined;
  /** Downloads the file with all problems; the page shows only the first. */
  readonly href: string;
}

/** The first lines that were refused, and all of them as a file to correct. Nothing where there are none. */
export function ProblemList({ data, href }: ProblemListProps) {
  if (data === undefined || data.total === 0) return null;
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
