import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { isUuid } from '#kernel/ids.ts';
import { useSearchTexts } from '#platform/panel/address.ts';
import { UnsavedGuard } from '#platform/panel/forms/unsaved-guard.tsx';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { editGridEndpoint } from '../../contract/panel/panel-grid.endpoints.ts';
import { MAX_GRID_PRODUCTS } from '../../domain/panel/grid-change.ts';
import { categoryOptionsQuery, gridProductsQuery, productsKey } from '../products-query.ts';
import { GridTable } from './grid-table.tsx';
import { useGrid } from './use-grid.ts';

/** Many products at once, as in a spreadsheet. */
export function GridScreen() {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const ids = (useSearchTexts().ids ?? '').split(',').filter(isUuid).slice(0, MAX_GRID_PRODUCTS);
  const found = useQuery({ ...gridProductsQuery(api, shop.id, ids), enabled: ids.length > 0 });
  const categories = useQuery(categoryOptionsQuery(api, shop.id));
  const products = found.data ?? [];
  const choices = categories.data ?? [];
  const grid = useGrid(products, choices, useMay('prices:write'));
  const save = useMutation({
    mutationFn: async () => {
      const linhas = grid.lines() ?? [];
      return (await api.call(editGridEndpoint, { params: { idfornecedor: shop.id }, body: { linhas } }))
        .linhas;
    },
    onSuccess: async (results) => {
      const saved = results.filter(({ ok }) => ok).length;
      await queryClient.invalidateQueries({ queryKey: productsKey(shop.id) });
      grid.take(results);
      const refused = results.length - saved;
      showToast({
        ...(refused > 0 ? { tone: 'error' as const } : {}),
        text:
          refused === 0
            ? `${saved === 1 ? '1 produto salvo' : `${saved} produtos salvos`}.`
            : `${saved} salvos; ${refused} com problema, marcados na grade.`,
      });
    },
  });
  const back = { href: panelHref(shop, '/produtos'), label: 'Produtos' };
  if (ids.length === 0)
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title="Editar em grade" back={back} />
        <EmptyState
          title="Nenhum produto escolhido"
          text="Na lista de produtos, marque os que quer editar e escolha “Editar em grade”."
          actions={<LinkButton href={back.href}>Ver produtos</LinkButton>}
        />
      </div>
    );
  const hasFault = grid.changed > 0 && grid.lines() === undefined;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Editar em grade"
        back={back}
        lead="Cole direto de uma planilha: as células copiadas entram a partir da que está em foco. As setas para cima e para baixo e o Enter mudam de linha."
      />
      <UnsavedGuard when={grid.changed > 0} />
      {found.isPending && <RowsLoading />}
      {found.error !== null && (
        <LoadFailure
          title="Não foi possível carregar os produtos"
          error={found.error}
          again={found.refetch}
          busy={found.isFetching}
        />
      )}
      <Refused
        error={save.error}
        otherwise="Não foi possível salvar. Nada do que você digitou se perdeu: tente de novo."
      />
      {products.length > 0 && <GridTable products={products} categories={choices} grid={grid} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="primary"
          disabled={grid.changed === 0 || hasFault}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          Salvar
        </Button>
        <Button disabled={grid.changed === 0} onClick={grid.discard}>
          Descartar
        </Button>
        <p role="status" className="text-ink-2 text-sm">
          {hasFault
            ? 'Corrija as células marcadas para salvar.'
            : grid.changed === 0
              ? 'Nada alterado.'
              : `${grid.changed === 1 ? '1 produto alterado' : `${grid.changed} produtos alterados`}, ainda não salvos.`}
        </p>
      </div>
    </div>
  );
}
