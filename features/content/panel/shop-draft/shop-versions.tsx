import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { formatDateTime } from '#kernel/time/time-zone.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { EditedShopState } from '../../contract/shop-draft/shop-draft.wire.ts';
import type { ListedShopVersion, PartName } from '../../domain/shop/shop-draft.ts';
import { partWords } from './part-words.ts';
import { shopVersionsQuery } from './shop-draft-query.ts';
import { ShopVersionDialog } from './shop-version-dialog.tsx';
import { useShopPublication } from './use-shop-publication.ts';

interface ShopVersionsProps {
  readonly state: EditedShopState;
  readonly name: PartName;
}

/** The publications of a part; any of them can become the draft. */
export function ShopVersions({ state, name }: ShopVersionsProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const list = useQuery(shopVersionsQuery(api, shop.id, state.published.version));
  const { restore } = useShopPublication(state);
  const [chosen, setChosen] = useState<ListedShopVersion>();
  const [shown, setShown] = useState<number>();
  const rows = list.data?.filter(({ names }) => names.includes(name));
  const named = ({ version }: ListedShopVersion) => (
    <span className="flex flex-wrap items-center gap-2">
      <strong>Versão {version}</strong>
      {version === rows?.[0]?.version && <Badge tone="success">Na loja</Badge>}
    </span>
  );
  const at = ({ publishedAt, by }: ListedShopVersion): string =>
    by === undefined ? '—' : formatDateTime(publishedAt, timeZoneOf(shop));
  const who = ({ by }: ListedShopVersion): string => by ?? 'De antes das versões';
  const what = ({ names }: ListedShopVersion): string => partWords(names);
  const canGoBack = state.draft?.publishAt === undefined;
  const actions = (row: ListedShopVersion) => (
    <span className="flex flex-wrap gap-1">
      <Button
        size="sm"
        tone="quiet"
        aria-label={`Ver a versão ${row.version}`}
        onClick={() => setShown(row.version)}
      >
        Ver
      </Button>
      {canGoBack && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Voltar a esta versão: ${row.version}`}
          onClick={() => setChosen(row)}
        >
          Voltar a esta versão
        </Button>
      )}
    </span>
  );
  return (
    <section aria-labelledby="versoes-da-loja" className="flex flex-col gap-3">
      <h2 id="versoes-da-loja" className="font-semibold text-lg">
        Versões
      </h2>
      {rows?.length === 0 ? (
        <p className="text-ink-2 text-sm">
          Cada vez que algo é publicado aqui, fica guardado nesta lista, com quem e quando.
        </p>
      ) : (
        <DataTable
          name="shop-versions"
          caption="Versões publicadas"
          columns={[
            { id: 'version', title: 'Versão', always: true, cell: named },
            { id: 'at', title: 'Publicada em', cell: at },
            { id: 'by', title: 'Por', cell: who },
            { id: 'what', title: 'O que', cell: what },
            { id: 'actions', title: 'Ações', always: true, cell: actions },
          ]}
          rows={rows}
          keyOf={({ version }) => version}
          card={(row) => (
            <div className="flex flex-col items-start gap-1">
              {named(row)}
              <span className="text-sm">
                {who(row)}, {at(row)}
              </span>
              <span className="text-ink-2 text-sm">{what(row)}</span>
              {actions(row)}
            </div>
          )}
          list={list}
          empty={null}
        />
      )}
      {shown !== undefined && (
        <Suspense>
          <ShopVersionDialog version={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={`Voltar à versão ${chosen?.version ?? ''}?`}
        text={restoreWords(chosen?.names ?? [], state)}
        action="Voltar a esta versão"
        danger={lost(chosen?.names ?? [], state).length > 0}
        onConfirm={() => restore(chosen?.version ?? 0)}
      />
    </section>
  );
}

/** Parts that the draft has, too: it gets the version's. */
const lost = (names: readonly PartName[], { draft }: EditedShopState): readonly PartName[] =>
  names.filter((name) => draft?.names.includes(name));

function restoreWords(names: readonly PartName[], state: EditedShopState): string {
  const replaced = lost(names, state);
  const begin = `${partWords(names)}: como nesta versão, no rascunho.`;
  const loss = replaced.length === 0 ? '' : ` O que o rascunho tem de ${partWords(replaced)} se perde.`;
  return `${begin}${loss} A loja só muda quando você o publicar.`;
}
