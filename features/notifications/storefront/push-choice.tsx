import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { capacityMay } from '#features/accounts/domain/capacity-may.ts';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ApiRefusal } from '#platform/web/api.ts';
import { useApi } from '#platform/web/use-api.ts';
import { type PushState, pushState, turnOffPush, turnOnPush } from './push-subscription.ts';

/** Notifications of orders in this browser. Asks for nothing before it is pressed; renders nothing where there are none. */
export function PushChoice() {
  const api = useApi();
  const shop = useShop();
  const session = useSession();
  const queryClient = useQueryClient();
  const reader = { api, shop, session };
  const { capacity = 'representative' } = session;
  const queryKey = ['push', shop.id, session.clientId];
  const { data: state = 'unable' } = useQuery({
    queryKey,
    enabled: session.authenticated && capacityMay(capacity, 'notifications:receive'),
    queryFn: () => pushState(reader),
    staleTime: 0,
  });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOnPush(reader) : turnOffPush(reader)),
    onSuccess: (now: PushState) => queryClient.setQueryData(queryKey, now),
  });
  if (state === 'unable') return null;
  const on = state === 'on';
  const { Icon, text } = WORDS[state];
  return (
    <section
      aria-label="Avisos neste aparelho"
      className="flex flex-col gap-3 rounded-md bg-sunken p-4 text-sm"
    >
      <p role="status" className="flex items-start gap-2.5">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
      {change.isError && (
        <Alert tone="error" announced>
          {change.error instanceof ApiRefusal
            ? change.error.message
            : 'Não foi possível mudar os avisos. Verifique a conexão e tente novamente.'}
        </Alert>
      )}
      {state !== 'blocked' && (
        <Button
          size="sm"
          tone={on ? 'quiet' : 'secondary'}
          busy={change.isPending}
          className="self-start"
          onClick={() => change.mutate(!on)}
        >
          {on ? 'Desligar avisos' : 'Receber avisos'}
        </Button>
      )}
    </section>
  );
}

const WORDS = {
  off: {
    Icon: Bell,
    text: 'Quer um aviso neste aparelho quando um pedido seu andar? Você pode desligar quando quiser.',
  },
  on: { Icon: BellRing, text: 'Este aparelho avisa quando um pedido seu anda, até você sair da conta.' },
  blocked: {
    Icon: BellOff,
    text: 'Os avisos desta loja estão bloqueados neste navegador. Para receber, libere-os nas configurações do site.',
  },
} as const;
