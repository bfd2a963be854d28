import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayNotText } from '#features/accounts/contract/capacity-texts.ts';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useBuyer } from '#features/payments/storefront/public.tsx';
import { Button } from '#platform/ui/button.tsx';
import { showMessage } from '#platform/ui/message-state.ts';
import { showToast } from '#platform/ui/toast-state.ts';
import { cancelSubscription } from '../contract/cancel-subscription.ts';
import { subscriptionFromWire } from '../contract/subscription.wire.ts';
import type { Subscription } from '../domain/subscription.ts';
import { subscriptionQuery, subscriptionsKey } from './subscriptions-query.ts';

/** Ends a subscription, once it was said twice. Orders that were made stay as they are. */
export function CancelSubscription({ subscription: { id, label } }: { readonly subscription: Subscription }) {
  const buyer = useBuyer();
  const { capacity = 'linked' } = buyer.session;
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: async () =>
      subscriptionFromWire(await buyer.api.call(cancelSubscription, { params: { idassinatura: id } })),
    onSuccess: async (cancelled) => {
      queryClient.setQueryData(subscriptionQuery(buyer, id).queryKey, cancelled);
      await queryClient.invalidateQueries({ queryKey: subscriptionsKey(buyer), exact: true });
      showToast({ text: 'Assinatura cancelada.' });
      // The button is gone: focus goes to where the page begins.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    onError: () =>
      showToast({ text: 'Não foi possível cancelar a assinatura. Tente novamente.', tone: 'error' }),
  });
  if (!capacityMay(capacity, 'subscriptions:cancel'))
    return <p className="text-ink-2 text-sm">{mayNotText(capacity, 'subscriptions:cancel')}</p>;
  return (
    <Button
      tone="secondary"
      wide
      busy={cancel.isPending}
      onClick={() =>
        showMessage({
          title: 'Cancelar a assinatura?',
          text: `A assinatura “${label}” termina agora. Os pedidos já feitos ficam como estão.`,
          actions: [{ label: 'Cancelar assinatura', run: () => cancel.mutate() }, { label: 'Voltar' }],
        })
      }
    >
      Cancelar assinatura
    </Button>
  );
}
