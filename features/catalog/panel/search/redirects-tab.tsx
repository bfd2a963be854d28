import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { ConfirmDialog } from '#platform/panel/pieces/confirm-dialog.tsx';
import { type Column, DataTable } from '#platform/panel/table/data-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { dropRedirectEndpoint } from '../../contract/search/panel-redirects.endpoints.ts';
import type { SearchRedirect } from '../../domain/search/search-redirect.ts';
import { type PageChoices, RedirectDialog } from './redirect-dialog.tsx';
import { redirectsQuery, searchesKey } from './searches-query.ts';

/** Searched terms that lead to a page. */
export function RedirectsTab({ pages }: { readonly pages: PageChoices }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const queryClient = useQueryClient();
  const list = useQuery(redirectsQuery(api, shop.id));
  const [changed, setChanged] = useState<SearchRedirect | 'new'>();
  const [dropped, setDropped] = useState<SearchRedirect>();
  const actions = (redirect: SearchRedirect) =>
    mayWrite && (
      <span className="flex gap-2">
        <Button size="sm" aria-label={`Mudar ${redirect.term}`} onClick={() => setChanged(redirect)}>
          Mudar
        </Button>
        <Button
          size="sm"
          tone="quiet"
          aria-label={`Apagar ${redirect.term}`}
          onClick={() => setDropped(redirect)}
        >
          Apagar
        </Button>
      </span>
    );
  const columns: readonly Column<SearchRedirect>[] = [
    { id: 'termo', title: 'Quem busca', always: true, cell: ({ term }) => <strong>{term}</strong> },
    {
      id: 'destino',
      title: 'Vai a',
      always: true,
      cell: (redirect) => <Destination redirect={redirect} />,
    },
    { id: 'acoes', title: 'Ações', always: true, cell: actions },
  ];
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && (
        <Button tone="primary" className="self-start" onClick={() => setChanged('new')}>
          Novo redirecionamento
        </Button>
      )}
      <DataTable
        name="search-redirects"
        caption="Redirecionamentos da busca"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        rows={list.data}
        total={list.data?.length}
        card={(redirect) => (
          <div className="flex flex-col gap-2 text-sm">
            <p className="wrap-anywhere">
              <strong>{redirect.term}</strong> → <Destination redirect={redirect} />
            </p>
            {actions(redirect)}
          </div>
        )}
        empty={
          <EmptyState
            title="Nenhum redirecionamento"
            text="Leve quem busca “entrega” ou “troca” à página que explica, e quem busca uma campanha à categoria dela."
          />
        }
      />
      {changed !== undefined && (
        <RedirectDialog
          redirect={changed === 'new' ? '' : changed}
          pages={pages}
          onClose={() => setChanged(undefined)}
        />
      )}
      <ConfirmDialog
        open={dropped !== undefined}
        onClose={() => setDropped(undefined)}
        danger
        title="Apagar este redirecionamento?"
        text={`Quem busca “${dropped?.term ?? ''}” volta a ver a lista de produtos.`}
        action="Apagar"
        onConfirm={async () => {
          const params = { idfornecedor: shop.id, idredirecionamento: dropped?.id ?? '' };
          await api.call(dropRedirectEndpoint, { params, query: { versao: dropped?.version ?? 1 } });
          await queryClient.invalidateQueries({ queryKey: searchesKey(shop.id) });
          showToast({ text: 'Redirecionamento apagado.' });
        }}
      />
    </div>
  );
}

function Destination({ redirect: { name, path } }: { readonly redirect: SearchRedirect }) {
  return (
    <span className="wrap-anywhere">
      {name !== undefined && <span className="mr-2">{name}</span>}
      {path === undefined ? (
        <Badge tone="danger">Fora da loja: a busca lista produtos</Badge>
      ) : (
        <span className={name === undefined ? '' : 'text-ink-2'}>{path}</span>
      )}
    </span>
  );
}
