import { useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import {
  addProductEndpoint,
  copyProductEndpoint,
  disableListEndpoint,
  saveListEndpoint,
} from '../contract/lists.endpoints.ts';
import type { WireList } from '../contract/lists.schema.ts';
import { itemChangeToWire, listFromWire } from '../contract/lists.wire.ts';
import type { ItemChange } from '../domain/change-items.ts';
import type { ListId, ListSummary } from '../domain/shopping-list.ts';
import { listsKey } from './lists-query.ts';

export interface ListWish {
  /** Absent: a new list. */
  readonly id?: ListId;
  readonly name?: string;
  readonly goods?: readonly ItemChange[];
  /** Restores a disabled list. */
  readonly restore?: true;
  /** Whether all who act for the client see it. */
  readonly shared?: boolean;
}

/** Serialises the calls about one list, so that it is not disabled while a product is being put back. */
export const oneByOne = (id: ListId) => ({ id: `shopping-list ${id}` });

/** The calls that change this client's lists; each invalidates the lists' queries. */
export function useListCalls() {
  const { api, shop, session } = useBuyer();
  const queryClient = useQueryClient();
  const idfornecedor = shop.id;
  const listed = async (answer: WireList): Promise<ListSummary> => {
    await queryClient.invalidateQueries({ queryKey: listsKey({ api, shop, session }) });
    return listFromWire(answer);
  };
  return {
    save: async ({ id, name, goods, restore, shared }: ListWish): Promise<ListSummary> =>
      listed(
        await api.call(saveListEndpoint, {
          params: { idfornecedor },
          body: {
            ...defined({
              idlista: id,
              nome: name,
              produtos: goods?.map(itemChangeToWire),
              ativa: restore,
              compartilhada: shared,
            }),
          },
        }),
      ),
    add: async (idproduto: ProductId, list: Pick<ListWish, 'id' | 'name'>): Promise<ListSummary> =>
      listed(
        await api.call(addProductEndpoint, {
          params: { idfornecedor, idproduto },
          body: list.id === undefined ? { nome: list.name ?? '' } : { idlista: list.id },
        }),
      ),
    copy: async (idproduto: ProductId, from: ListId, to: ListId): Promise<ListSummary> =>
      listed(
        await api.call(copyProductEndpoint, {
          params: { idfornecedor, idproduto, idlista: to },
          body: { idlistaorigem: from },
        }),
      ),
    disable: async (id: ListId): Promise<void> => {
      await api.call(disableListEndpoint, { params: { idfornecedor, idlista: id } });
      await queryClient.invalidateQueries({ queryKey: listsKey({ api, shop, session }) });
    },
  };
}
