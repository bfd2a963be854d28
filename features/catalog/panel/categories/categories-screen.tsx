import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderTree } from 'lucide-react';
import { panelHref, useMay, useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { PageHeader } from '#platform/panel/pieces/page-header.tsx';
import { ReorderTree } from '#platform/panel/pieces/reorder-tree.tsx';
import { movedTree, type TreeMove } from '#platform/panel/pieces/tree-moves.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { LoadFailure } from '#platform/ui/loading/load-failure.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { placeCategoryEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import { editedCategoryFromWire } from '../../contract/categories/panel/panel-category.wire.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { productsKey } from '../products-query.ts';
import { categoryTreeQuery } from './categories-query.ts';
import { CategoryRow } from './category-row.tsx';

const MOVING = ['place-category'];

/** The category tree of the shop, in its order. */
export function CategoriesScreen() {
  const { shop } = useStaffPlace();
  const mayWrite = useMay('catalog:write');
  const tree = useQuery(categoryTreeQuery(useApi(), shop.id));
  const add = mayWrite && (
    <LinkButton tone="primary" href={panelHref(shop, '/categorias/nova')}>
      Nova categoria
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Categorias"
        lead="O menu da loja, na ordem em que os clientes o veem. Tem dois níveis: categorias e subcategorias."
        actions={
          <>
            <LinkButton href={panelHref(shop, '/categorias/setores')}>Setores</LinkButton>
            {add}
          </>
        }
      />
      {tree.data === undefined && tree.error === null && <RowsLoading rows={8} />}
      {tree.data === undefined && tree.error !== null && (
        <LoadFailure
          title="Não foi possível carregar as categorias"
          error={tree.error}
          again={tree.refetch}
          busy={tree.isFetching}
        />
      )}
      {tree.data?.length === 0 && (
        <EmptyState
          icon={<FolderTree />}
          title="Nenhuma categoria ainda"
          text="Crie a primeira, como “Bebidas”; depois ponha nela os produtos. Uma planilha importada também cria categorias."
          actions={add || undefined}
        />
      )}
      {tree.data !== undefined && tree.data.length > 0 && <Tree tree={tree.data} mayWrite={mayWrite} />}
    </div>
  );
}

interface TreeProps {
  readonly tree: readonly EditedCategory[];
  readonly mayWrite: boolean;
}

function Tree({ tree, mayWrite }: TreeProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const { queryKey } = categoryTreeQuery(api, shop.id);
  const place = useMutation({
    mutationKey: MOVING,
    // One after the other: each answer has the versions that the next one names.
    scope: { id: 'place-category' },
    mutationFn: async ({ id, parentId, beforeId }: TreeMove) => {
      const now = queryClient.getQueryData<readonly EditedCategory[]>(queryKey) ?? tree;
      const versao = now.find((each) => each.id === id)?.version ?? 1;
      const params = { idfornecedor: shop.id, idcategoria: id };
      const body = { pai: parentId ?? null, antesde: beforeId ?? null, versao };
      return api.call(placeCategoryEndpoint, { params, body });
    },
    onSuccess: ({ categorias }) => {
      // While further moves wait, what they show stays.
      const shown = queryClient.getQueryData<readonly EditedCategory[]>(queryKey);
      const current = categorias.map(editedCategoryFromWire);
      const versions = new Map(current.map((each) => [each.id, each]));
      const waiting = queryClient.isMutating({ mutationKey: MOVING }) > 1;
      queryClient.setQueryData(
        queryKey,
        waiting
          ? shown?.map((each) => ({ ...each, version: versions.get(each.id)?.version ?? each.version }))
          : current,
      );
      if (!waiting) showToast({ text: 'Ordem salva. A loja já a mostra.' });
    },
    onError: async (error) => {
      const text = error instanceof ApiRefusal ? error.message : 'Não foi possível mover. Tente de novo.';
      showToast({ tone: 'error', text });
      await queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: productsKey(shop.id) }),
  });
  const items = tree.map(({ id, name, parentId }) => ({
    id,
    label: name,
    ...(parentId === undefined ? {} : { parentId }),
  }));
  return (
    <ReorderTree
      label="Categorias da loja"
      items={items}
      disabled={!mayWrite}
      onMove={(move) => {
        queryClient.setQueryData(queryKey, afterMove(tree, move));
        place.mutate(move);
      }}
      render={(id) => {
        const category = tree.find((each) => each.id === id);
        return category && <CategoryRow category={category} tree={tree} />;
      }}
    />
  );
}

/** The tree as the server will answer, until it does. */
const afterMove = (tree: readonly EditedCategory[], move: TreeMove): readonly EditedCategory[] =>
  movedTree(
    tree.map((each) => ({ ...each, label: each.name })),
    move,
  ).map(({ label: _, ...category }) => category);
