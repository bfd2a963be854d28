import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { chargeRecordFromWire } from '../contract/charges/charge-record.wire.ts';
import { confirmChargeEndpoint } from '../contract/charges/panel-charges.endpoints.ts';
import type { ChargeRecord } from '../domain/charges/charge-record.ts';
import { receivedWords } from './moved-words.ts';

interface ConfirmProps {
  readonly record: ChargeRecord;
}

/** The shop's people have found the money of a charge that is awaited. */
export function ConfirmCharge({ record }: ConfirmProps) {
  const confirm = useConfirm(record);
  const press = useMutation({
    mutationFn: () => confirm({}),
    // A message that stays: the button is gone as soon as it is known that somebody else has confirmed.
    onError: (error) =>
      showToast({
        tone: 'error',
        text: error instanceof ApiRefusal ? error.message : 'Não foi possível confirmar. Tente de novo.',
      }),
  });
  return (
    <Button
      size="sm"
      className="self-start"
      aria-label={`Confirmar recebimento do pedido ${record.orderNumber}`}
      busy={press.isPending}
      onClick={() => press.mutate()}
    >
      Confirmar recebimento
    </Button>
  );
}

type Confirmation = Readonly<{ motivo?: string; chegouTarde?: true; valor?: number }>;

export function useConfirm({ charge, orderNumber }: ChargeRecord): (body: Confirmation) => Promise<void> {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  return async (body) => {
    const params = { idfornecedor: shop.id, idcobranca: charge.id };
    try {
      const after = chargeRecordFromWire(await api.call(confirmChargeEndpoint, { params, body }));
      showToast({ text: receivedWords(orderNumber, after) });
    } finally {
      // A payment moves its order, too; and after a refusal somebody else has been here.
      void queryClient.invalidateQueries({ queryKey: ['panel', shop.id] });
    }
  };
}
