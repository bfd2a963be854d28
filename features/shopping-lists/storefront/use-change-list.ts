import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { withListLineAgain, withListQuantity, withoutProduct } from '../domain/edit-list.ts';
import type { ListLine } from '../domain/list-today.ts';
import type { ListId } from '../domain/shopping-list.ts';
import { openListQuery } from './lists-query.ts';
import { oneByOne, useListCalls } from './use-list-calls.ts';

type Goods = Pick<ListLine, 'productId' | 'quantity'> & Partial<Pick<ListLine, 'place'>>;

/** Changes the products of an open list: shown immediately, written one after the other. */
export function useChangeList(scope: CatalogScope, id: ListId) {
  const queryClient = useQueryClient();
  const { save } = useListCalls();
  const { tags } = useShop();
  const query = openListQuery(scope, id);
  const mutationKey = ['shopping-list', id];
  const write = useMutation({
    mutationKey,
    scope: oneByOne(id),
    networkMode: 'always',
    mutationFn: (goods: Goods) => save({ id, goods: [goods] }),
    onError: (error) =>
      showToast({
        text:
          error instanceof ApiRefusal ? error.message : 'Não foi possível mudar a lista. Tente novamente.',
        tone: 'error',
      }),
    // The last one refetches the list.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
    },
  });
  const change = (become: (lines: readonly ListLine[]) => readonly ListLine[], goods: Goods): void => {
    // A pending response would be outdated.
    void queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, (list) => list && { ...list, lines: become(list.lines) });
    write.mutate(goods);
  };
  return {
    /** After the last press, which may not be rendered yet: a quick second press starts from it. */
    quantityNow: (line: ListLine): Quantity =>
      queryClient.getQueryData(query.queryKey)?.lines.find(({ productId }) => productId === line.productId)
        ?.quantity ?? line.quantity,
    setQuantity: ({ productId }: ListLine, quantity: Quantity): void =>
      change((lines) => withListQuantity(lines, productId, quantity, priceRules(new Set(tags))), {
        productId,
        quantity,
      }),
    remove: (line: ListLine): void => {
      const { productId, product } = line;
      change((lines) => withoutProduct(lines, productId), { productId, quantity: NONE });
      showToast({
        text: `${product.name} saiu da lista.`,
        tone: 'info',
        action: { label: 'Desfazer', run: () => change((lines) => withListLineAgain(lines, line), line) },
      });
    },
  };
}
