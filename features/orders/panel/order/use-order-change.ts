import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { Api } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { WireShopOrder } from '../../contract/panel/panel-orders.schema.ts';
import { shopOrderFromWire } from '../../contract/panel/panel-orders.wire.ts';
import { shopOrderQuery } from '../orders-query.ts';

export interface OrderParams {
  readonly idfornecedor: string;
  readonly numpedido: number;
}

/** A change of an order: the answer is shown at once, and all that the shop's pages show is fetched again. */
export function useOrderChange<Input>(
  number: number,
  call: (api: Api, params: OrderParams, input: Input) => Promise<WireShopOrder>,
  said: (input: Input) => string,
): UseMutationResult<WireShopOrder, Error, Input> {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, { idfornecedor: shop.id, numpedido: number }, input),
    onSuccess: (wire, input) => {
      queryClient.setQueryData(shopOrderQuery(api, shop.id, number).queryKey, shopOrderFromWire(wire));
      showToast({ text: said(input) });
    },
    // Also after a refusal: somebody else may have changed the order. Its payments move with it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['panel', shop.id] }),
  });
}
