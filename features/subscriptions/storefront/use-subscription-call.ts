import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { WireWholeSubscription } from '../contract/subscription.schema.ts';
import { type WholeSubscription, wholeFromWire } from '../contract/whole-subscription.wire.ts';
import { changeRefusalWords } from './refusal-words.ts';
import { subscriptionQuery, subscriptionsKey } from './subscriptions-query.ts';

interface SubscriptionCall<Wish> {
  readonly id: string;
  readonly call: (wish: Wish) => Promise<WireWholeSubscription>;
  /** The success message. */
  readonly done: (subscription: WholeSubscription) => string;
  /** The message if the server sends none. */
  readonly failed: string;
  readonly onDone?: () => void;
}

/** A call that changes a subscription and stores the response in the query cache. */
export function useSubscriptionCall<Wish = void>({ id, call, done, failed, onDone }: SubscriptionCall<Wish>) {
  const buyer = useBuyer();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wish: Wish) => wholeFromWire(await call(wish)),
    onSuccess: async (whole) => {
      queryClient.setQueryData(subscriptionQuery(buyer, id).queryKey, whole);
      await queryClient.invalidateQueries({ queryKey: subscriptionsKey(buyer), exact: true });
      showToast({ text: done(whole) });
      onDone?.();
    },
    onError: async (error) => {
      const known = error instanceof ApiRefusal && error.status < 500;
      showToast({ text: known ? changeRefusalWords(error) : failed, tone: 'error' });
      // The order's date may have been reached in the meantime.
      if (known && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: subscriptionQuery(buyer, id).queryKey });
    },
  });
}
