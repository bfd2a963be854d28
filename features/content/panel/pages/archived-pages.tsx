import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { DataTable } from '#platform/panel/table/data-table.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ListedPage } from '../../contract/edited-page.wire.ts';
import { unarchivePageEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { pagesKey, pagesQuery } from './pages-query.ts';

/** Pages that the shop shows nowhere any more; each can come back. */
export function ArchivedPages() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const client = useQueryClient();
  const list = useQuery(pagesQuery(api, shop.id, true));
  const bring = useMutation({
    mutationFn: ({ id }: ListedPage) =>
      api.call(unarchivePageEndpoint, { params: { idfornecedor: shop.id, idpagina: id } }),
    onSuccess: ({ titulo }) => {
      showToast({ text: `“${titulo}” voltou como rascunho.` });
      return client.invalidateQueries({ queryKey: pagesKey(shop.id) });
    },
    onError: () => showToast({ tone: 'error', text: 'A página não voltou. Tente de novo.' }),
  });
  const again = (page: ListedPage) =>
    mayWrite && (
      <Button
        size="sm"
        busy={bring.isPending && bring.variables.id === page.id}
        aria-label={`Restaurar ${page.title}`}
        onClick={() => bring.mutate(page)}
      >
        Restaurar
      </Button>
    );
  return (
    <DataTable
      name="archived-pages"
      caption="Páginas arquivadas"
      columns={[
        { id: 'title', title: 'Página', always: true, cell: ({ title }) => <strong>{title}</strong> },
        { id: 'slug', title: 'Endereço', cell: ({ slug }) => `/pagina/${slug}` },
        { id: 'again', title: 'Ações', always: true, cell: again },
      ]}
      rows={list.data}
      keyOf={({ id }) => id}
      card={(page) => (
        <div className="flex flex-col items-start gap-2">
          <strong>{page.title}</strong>
          <span className="text-ink-2 text-sm">/pagina/{page.slug}</span>
          {again(page)}
        </div>
      )}
      list={list}
      empty={
        <EmptyState
          icon={<Archive />}
          title="Nenhuma página arquivada"
          text="O que você arquivar fica aqui, com todas as versões, e pode voltar."
        />
      }
    />
  );
}
