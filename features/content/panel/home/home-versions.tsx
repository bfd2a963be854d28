import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { EditedHome } from '../../contract/home/home-draft.wire.ts';
import type { ListedHome } from '../../domain/home/home-draft.ts';
import { homeVersionsQuery } from './home-query.ts';
import { usePublication } from './use-publication.ts';

interface HomeVersionsProps {
  readonly home: EditedHome;
  readonly mayWrite: boolean;
}

/** The homes that the shop has shown; any of them can become the draft. */
export function HomeVersions({ home, mayWrite }: HomeVersionsProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const list = useQuery(homeVersionsQuery(api, shop.id, home.published.version));
  const { restore } = usePublication(home);
  const [chosen, setChosen] = useState<number>();
  const isScheduled = home.draft?.publishAt !== undefined;
  const named = ({ version }: ListedHome) => (
    <span className="flex flex-wrap items-center gap-2">
      <strong>Versão {version}</strong>
      {version === home.published.version && <Badge tone="success">Na loja</Badge>}
    </span>
  );
  const at = ({ publishedAt, by }: ListedHome): string =>
    by === undefined ? '—' : formatDateTime(publishedAt, timeZoneOf(shop));
  const who = ({ by }: ListedHome): string => by ?? 'De antes das versões';
  const back = ({ version }: ListedHome) => (
    <Button
      size="sm"
      tone="quiet"
      aria-label={`Voltar a esta versão: ${version}`}
      onClick={() => setChosen(version)}
    >
      Voltar a esta versão
    </Button>
  );
  const canGoBack = mayWrite && !isScheduled;
  return (
    <section aria-labelledby="versoes-da-home" className="flex flex-col gap-3">
      <h2 id="versoes-da-home" className="font-semibold text-lg">
        Versões
      </h2>
      {list.data?.length === 0 ? (
        <p className="text-ink-2 text-sm">
          Cada vez que a página inicial é publicada, ela fica guardada aqui, com quem e quando.
        </p>
      ) : (
        <DataTable
          name="home-versions"
          caption="Versões da página inicial"
          columns={[
            { id: 'version', title: 'Versão', always: true, cell: named },
            { id: 'at', title: 'Publicada em', cell: at },
            { id: 'by', title: 'Por', cell: who },
            { id: 'blocks', title: 'Blocos', numeric: true, cell: ({ blockCount }) => blockCount },
            ...(canGoBack ? [{ id: 'back', title: 'Ações', always: true, cell: back }] : []),
          ]}
          rows={list.data}
          keyOf={({ version }) => version}
          card={(row) => (
            <div className="flex flex-col items-start gap-1">
              {named(row)}
              <span className="text-sm">
                {who(row)}, {at(row)}
              </span>
              {canGoBack && back(row)}
            </div>
          )}
          list={list}
          empty={null}
        />
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={`Voltar à versão ${chosen ?? ''}?`}
        text={
          home.draft === undefined
            ? 'Ela vira um rascunho: a loja só muda quando você o publicar.'
            : 'Ela fica no lugar do rascunho de agora, que se perde. A loja só muda quando você a publicar.'
        }
        action="Voltar a esta versão"
        danger={home.draft !== undefined}
        onConfirm={() => restore(chosen ?? 0)}
      />
    </section>
  );
}
