import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dropSynonymsEndpoint } from '../../contract/search/panel-search.endpoints.ts';
import { searchesKey, synonymsQuery } from './searches-query.ts';
import { SynonymDialog } from './synonym-dialog.tsx';

interface Group {
  readonly id: string;
  readonly expressoes: readonly string[];
}

/** The shop's own groups of synonyms. */
export function SynonymsTab() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const queryClient = useQueryClient();
  const list = useQuery(synonymsQuery(api, shop.id));
  const [changed, setChanged] = useState<Group | 'new'>();
  const [dropped, setDropped] = useState<Group>();
  const words = ({ expressoes }: Group): string => expressoes.join(' = ');
  const actions = (group: Group) =>
    mayWrite && (
      <span className="flex gap-2">
        <Button size="sm" aria-label={`Mudar ${words(group)}`} onClick={() => setChanged(group)}>
          Mudar
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Apagar ${words(group)}`}
          onClick={() => setDropped(group)}
        >
          Apagar
        </Button>
      </span>
    );
  const columns: readonly Column<Group>[] = [
    { id: 'expressoes', title: 'Querem dizer o mesmo', always: true, cell: words },
    { id: 'acoes', title: 'Ações', always: true, cell: actions },
  ];
  const add = mayWrite && (
    <Button tone="primary" className="self-start" onClick={() => setChanged('new')}>
      Novo grupo
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {add}
      <DataTable
        name="synonyms"
        caption="Sinônimos"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        rows={list.data}
        total={list.data?.length}
        card={(group) => (
          <div className="flex flex-col gap-2 text-sm">
            {words(group)}
            {actions(group)}
          </div>
        )}
        empty={
          <EmptyState
            title="Nenhum sinônimo da loja"
            text="As palavras comuns a busca já conhece. Acrescente as do seu ramo, como “bolacha” e “biscoito”."
          />
        }
      />
      {changed !== undefined && (
        <SynonymDialog
          {...(changed === 'new' ? { sayings: [] } : { id: changed.id, sayings: changed.expressoes })}
          onClose={() => setChanged(undefined)}
        />
      )}
      <ConfirmDialog
        open={dropped !== undefined}
        onClose={() => setDropped(undefined)}
        danger
        title="Apagar este grupo de sinônimos?"
        text={dropped === undefined ? '' : words(dropped)}
        action="Apagar"
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idsinonimo: dropped?.id ?? '' };
          await api.call(dropSynonymsEndpoint, { params });
          await queryClient.invalidateQueries({ queryKey: searchesKey(shop.id) });
          showToast({ text: 'Sinônimos apagados.' });
        }}
      />
    </div>
  );
}
