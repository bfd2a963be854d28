import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { offerUndo } from '#platform/panel/pieces/offer-undo.ts';
import { ReorderList } from '#platform/panel/pieces/reorder-list.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { ListedPage } from '../../contract/edited-page.wire.ts';
import { orderPagesEndpoint } from '../../contract/panel-pages.endpoints.ts';
import { PageStatusBadge } from './page-status.tsx';
import { pagesQuery } from './pages-query.ts';

/** The pages in the order in which menu and footer link to them. */
export function PageList() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const mayWrite = useMay('content:write');
  const client = useQueryClient();
  const query = pagesQuery(api, shop.id, false);
  const { data, error, refetch, isFetching } = useQuery(query);
  const order = useMutation({
    mutationFn: (pages: readonly ListedPage[]) =>
      api.call(orderPagesEndpoint, {
        params: { idfornecedor: shop.id },
        body: { paginas: pages.map(({ id }) => id) },
      }),
    onMutate: (pages) => client.setQueryData(query.queryKey, pages),
    onError: () => showToast({ tone: 'error', text: 'A ordem não foi salva. Tente de novo.' }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (data === undefined && error === null) return <RowsLoading rows={4} />;
  if (data === undefined)
    return (
      <LoadFailure
        title="Não foi possível carregar as páginas"
        error={error}
        again={refetch}
        busy={isFetching}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<FileText />}
        title="Nenhuma página ainda"
        text="Comece por uma sobre a entrega: é o que mais se pergunta a uma loja."
      />
    );
  const change = (pages: readonly ListedPage[]): void =>
    order.mutate(pages, {
      onSuccess: () =>
        offerUndo('Ordem salva, e já vale no menu e no rodapé.', () => order.mutateAsync(data)),
    });
  return (
    <ReorderList
      label="Ordem das páginas"
      items={data}
      keyOf={({ id }) => id}
      labelOf={({ title }) => title}
      disabled={!mayWrite}
      onOrder={change}
      render={(page) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
          <span className="flex min-w-40 flex-1 flex-col">
            <AppLink
              href={panelHref(shop, `/paginas/${page.id}`)}
              className="font-semibold underline-offset-2 hover:underline"
            >
              {page.title}
            </AppLink>
            <span className="text-ink-2 text-sm wrap-anywhere">
              /pagina/{page.slug}
              {placesOf(page)}
            </span>
          </span>
          <PageStatusBadge page={page} />
        </div>
      )}
    />
  );
}

const placesOf = ({ inMenu, footerColumn }: ListedPage): string =>
  [inMenu ? ' · no menu' : '', footerColumn === undefined ? '' : ` · no rodapé, em ${footerColumn}`].join('');
