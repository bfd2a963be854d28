import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Button } from '#platform/ui/button.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { skipNextEndpoint } from '../contract/subscriptions.endpoints.ts';
import { useSubscriptionCall } from './use-subscription-call.ts';

/** Skips the next order after a confirmation. */
export function SkipNextOrder({ id, date }: { readonly id: string; readonly date: string }) {
  const { api } = useBuyer();
  const skip = useSubscriptionCall({
    id,
    call: () => api.call(skipNextEndpoint, { params: { idassinatura: id }, body: { data: date } }),
    done: ({ subscription: { nextDate } }) =>
      `Pedido de ${formatDay(date)} pulado.${nextDate === undefined ? '' : ` O próximo é em ${formatDay(nextDate)}.`}`,
    failed: 'Não foi possível pular o pedido. Tente novamente.',
  });
  return (
    <Button
      tone="secondary"
      wide
      busy={skip.isPending}
      onClick={() =>
        showMessage({
          title: 'Pular o próximo pedido?',
          text: `O pedido de ${formatDay(date)} não será feito. A assinatura continua com o seguinte.`,
          actions: [{ label: 'Pular o pedido', run: () => skip.mutate() }, { label: 'Voltar' }],
        })
      }
    >
      Pular próxima
    </Button>
  );
}
