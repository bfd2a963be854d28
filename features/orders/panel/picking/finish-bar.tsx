import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { finishPickingEndpoint } from '../../contract/picking/picking.endpoints.ts';
import { orderToPickFromWire } from '../../contract/picking/picking.wire.ts';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { pickingVersion } from '../../domain/picking/picking.ts';
import { shopOrdersKey } from '../orders-query.ts';
import { pickingQuery } from './picking-query.ts';
import { isUnsaved, type PickingState } from './picking-state.ts';

interface FinishBarProps {
  readonly order: OrderToPick;
  readonly state: PickingState;
  readonly offline: boolean;
  /** Places of the products of which something is missing without a reason. */
  readonly waiting: readonly number[];
  /** Leads to the first of them. */
  readonly onMissing: (position: number) => void;
}

/** At the foot of the window: how far it is, whether it is saved, and the end. */
export function FinishBar({ order, state, offline, waiting, onMissing }: FinishBarProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const { number, products, picking } = order;
  const finish = useMutation({
    mutationFn: () =>
      api.call(finishPickingEndpoint, {
        params: { idfornecedor: shop.id, numpedido: number },
        body: { versaoPedido: order.version, versao: pickingVersion(picking?.lines ?? []) },
      }),
    onSuccess: (wire) => {
      queryClient.setQueryData(pickingQuery(api, shop.id, number).queryKey, orderToPickFromWire(wire));
      showToast({ text: `Separação do pedido ${number} concluída.` });
      window.scrollTo({ top: 0 });
    },
    // Also after a refusal: somebody else may have picked.
    onSettled: () => queryClient.invalidateQueries({ queryKey: shopOrdersKey(shop.id) }),
  });
  const [first] = waiting;
  const unsaved = isUnsaved(state);
  if (picking?.finished !== undefined && !unsaved) return null;
  return (
    <section
      aria-label="Concluir a separação"
      data-at-foot="low"
      className="sticky bottom-3 z-20 flex flex-col gap-2 rounded-lg border border-line-2 bg-surface px-4 py-2.5 shadow-3"
    >
      <Refused error={finish.error} otherwise="Não foi possível concluir. Tente de novo." />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 text-sm">
          <strong className="tabular-nums">
            {products.length - waiting.length} de {products.length}
          </strong>{' '}
          <span role="status">{savedWords(unsaved, offline)}</span>
        </p>
        <Button
          tone="primary"
          busy={finish.isPending || (unsaved && !offline)}
          disabled={unsaved && offline}
          onClick={() => (first === undefined ? finish.mutate() : onMissing(first))}
        >
          {first === undefined ? 'Concluir separação' : 'Ir ao próximo que falta'}
        </Button>
      </div>
    </section>
  );
}

function savedWords(unsaved: boolean, offline: boolean): string {
  if (offline && unsaved) return 'Sem conexão: será salvo quando ela voltar.';
  return unsaved ? 'Salvando…' : '';
}
