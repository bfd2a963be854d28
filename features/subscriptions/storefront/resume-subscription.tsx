import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { formatDay } from '#kernel/time/calendar.ts';
import { Button } from '#platform/ui/button.tsx';
import { resumeSubscriptionEndpoint } from '../contract/subscriptions.endpoints.ts';
import { useSubscriptionCall } from './use-subscription-call.ts';

export function ResumeSubscription({ id }: { readonly id: string }) {
  const { api } = useBuyer();
  const resume = useSubscriptionCall({
    id,
    call: () => api.call(resumeSubscriptionEndpoint, { params: { idassinatura: id } }),
    done: ({ subscription: { nextDate } }) =>
      nextDate === undefined
        ? 'Assinatura retomada.'
        : `Assinatura retomada. O próximo pedido é em ${formatDay(nextDate)}.`,
    failed: 'Não foi possível retomar a assinatura. Tente novamente.',
  });
  return (
    <Button tone="primary" wide busy={resume.isPending} onClick={() => resume.mutate()}>
      Retomar assinatura
    </Button>
  );
}
