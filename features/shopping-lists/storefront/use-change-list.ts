import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { withListLineAgain, withListQuantity, withoutProduct } from '../domain/edit-list.ts';
import type { ListLine } from '../domain/list-today.ts';
import type { ListSummary } from '../domain/shopping-list.ts';
import { openListQuery } from './lists-query.ts';
import { oneByOne, useListCalls } from './use-list-calls.ts';
import { isFinal } from './waiting/send-changes.ts';
import type { WaitingQuantity } from './waiting/waiting-change.ts';
import { waitingChanges } from './waiting/waiting-changes.ts';

type Become = (lines: readonly ListLine[]) => readonly ListLine[];

/** Changes the products of an open list: shown and stored immediately, written one after the other. */
export function useChangeList(scope: CatalogScope, { id, name }: Pick<ListSummary, 'id' | 'name'>) {
  const queryClient = useQueryClient();
  const { save } = useListCalls();
  const buyer = useBuyer();
  const waiting = waitingChanges(buyer);
  const rules = priceRules(new Set(buyer.shop.tags));
  const query = openListQuery(scope, id);
  const mutationKey = ['shopping-list', id];
  const fetched = ({ productId }: Pick<ListLine, 'productId'>): Quantity | undefined =>
    queryClient.getQueryData(query.queryKey)?.lines.find((line) => line.productId === productId)?.quantity;
  const write = useMutation({
    mutationKey,
    scope: oneByOne(id),
    networkMode: 'always',
    mutationFn: ({ productId, quantity, place }: WaitingQuantity) =>
      save({ id, goods: [{ productId, quantity, ...defined({ place }) }] }),
    onSuccess: (_, change) => waiting.remove(change),
    onError: (error, change) => {
      if (isFinal(error)) waiting.remove(change);
      showToast(
        isFinal(error)
          ? { text: error.message, tone: 'error' }
          : { text: `Sem conexão: a lista “${name}” será salva quando a internet voltar.`, tone: 'info' },
      );
    },
    // The last one refetches the list.
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) === 1) {
        await queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
    },
  });
  const change = (
    become: Become,
    { productId, product }: ListLine,
    goods: Pick<WaitingQuantity, 'quantity' | 'place'>,
  ): void => {
    const wanted: WaitingQuantity = {
      listId: id,
      listName: name,
      productId,
      productName: product.name,
      unit: product.unit,
      known: [fetched({ productId }) ?? NONE],
      ...goods,
    };
    waiting.put(wanted);
    // A pending response would be outdated.
    void queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, (list) => list && { ...list, lines: become(list.lines) });
    write.mutate(wanted);
  };
  return {
    /** After the last press, which may not be rendered yet: a quick second press starts from it. */
    quantityNow: (line: ListLine): Quantity =>
      waiting.of(id).find(({ productId }) => productId === line.productId)?.quantity ??
      fetched(line) ??
      line.quantity,
    setQuantity: (line: ListLine, quantity: Quantity): void =>
      change((lines) => withListQuantity(lines, line.productId, quantity, rules), line, { quantity }),
    remove: (line: ListLine): void => {
      const { productId, product, quantity, place } = line;
      change((lines) => withoutProduct(lines, productId), line, { quantity: NONE });
      showToast({
        text: `${product.name} saiu da lista.`,
        tone: 'info',
        action: {
          label: 'Desfazer',
          run: () => change((lines) => withListLineAgain(lines, line), line, { quantity, place }),
        },
      });
    },
  };
}
