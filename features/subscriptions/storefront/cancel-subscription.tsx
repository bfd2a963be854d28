import { mayNotText } from '#features/accounts/contract/sessions/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { Button } from '#platform/ui/button.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { cancelSubscriptionEndpoint } from '../contract/subscriptions.endpoints.ts';
import type { Subscription } from '../domain/subscription.ts';
import { useSubscriptionCall } from './use-subscription-call.ts';

/** Cancels a subscription after a confirmation. Its existing orders stay. */
export function CancelSubscription({ subscription: { id, label } }: { readonly subscription: Subscription }) {
  const { api, session } = useBuyer();
  const { capacity = 'linked' } = session;
  const cancel = useSubscriptionCall({
    id,
    call: () => api.call(cancelSubscriptionEndpoint, { params: { idassinatura: id } }),
    done: () => 'Assinatura cancelada.',
    failed: 'Não foi possível cancelar a assinatura. Tente novamente.',
    // The button disappears: focus moves to the start of the page.
    onDone: () => document.querySelector<HTMLElement>('main')?.focus(),
  });
  if (!capacityMay(capacity, 'subscriptions:cancel'))
    return <p className="text-ink-2 text-sm">{mayNotText(capacity, 'subscriptions:cancel')}</p>;
  return (
    <Button
      tone="danger"
      wide
      busy={cancel.isPending}
      onClick={() =>
        showMessage({
          title: 'Cancelar a assinatura?',
          text: `A assinatura “${label}” termina agora, e nenhum outro pedido é feito. Os pedidos já feitos ficam como estão.`,
          actions: [
            { label: 'Cancelar assinatura', run: () => cancel.mutate(), danger: true },
            { label: 'Voltar' },
          ],
        })
      }
    >
      Cancelar assinatura
    </Button>
  );
}
