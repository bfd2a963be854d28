import { useMutation } from '@tanstack/react-query';
import { House, ListTodo, LogOut, MapPin, Package, Repeat, ShoppingCart, UserRound, Zap } from 'lucide-react';
import { shopHref, useShop } from '#features/suppliers/storefront/public.tsx';
import { Alert } from '#platform/ui/alert.tsx';
import { AppLink } from '#platform/ui/app-link.tsx';
import { Button } from '#platform/ui/button.tsx';
import type { OverlayViewProps } from '#platform/ui/overlay-state.ts';
import { usePublicHref } from '#platform/ui/use-public-href.ts';
import { forgetOtherClients } from '#platform/web/client-storage.ts';
import { useApi } from '#platform/web/use-api.ts';
import { endSession } from './log-out-call.ts';
import { useSession } from './use-session.ts';

const links = [
  { label: 'Início', path: '/', Icon: House },
  { label: 'Meus pedidos', path: '/pedidos', Icon: Package },
  { label: 'Assinaturas', path: '/assinaturas', Icon: Repeat },
  { label: 'Listas de compras', path: '/listas', Icon: ListTodo },
  { label: 'Compra rápida', path: '/compra-rapida', Icon: Zap },
  { label: 'Carrinho', path: '/carrinho', Icon: ShoppingCart },
  { label: 'Endereços', path: '/enderecos', Icon: MapPin },
  { label: 'Meus dados', path: '/conta/dados', Icon: UserRound },
] as const;

interface AccountMenuProps extends Pick<OverlayViewProps, 'close'> {
  /** Whether there is something to see of subscriptions. */
  readonly hasSubscriptions: boolean;
  /** What is still to be done while the session lives. */
  readonly beforeLeaving: () => Promise<void>;
}

/** Who is logged in, where to go from here, and the way out. */
export function AccountMenu({ close, hasSubscriptions, beforeLeaving }: AccountMenuProps) {
  const api = useApi();
  const { slug } = useShop();
  const session = useSession();
  const home = usePublicHref(shopHref(slug, '/'));
  // A full page load, so that nothing of this client stays on the screen or in memory.
  const leave = useMutation({
    mutationFn: async () => {
      await beforeLeaving();
      await endSession(api, session);
    },
    onSuccess: () => {
      forgetOtherClients();
      window.location.assign(home);
    },
  });
  const shown = links.filter(({ path }) => path !== '/assinaturas' || hasSubscriptions);
  return (
    <div className="flex flex-col gap-5 p-5">
      <div className="min-w-0">
        <p className="truncate font-semibold text-lg">{session.name}</p>
        <p className="truncate text-ink-2 text-sm">{session.email}</p>
      </div>
      <ul className="-mx-2 flex flex-col">
        {shown.map(({ label, path, Icon }) => (
          <li key={path}>
            <AppLink
              href={shopHref(slug, path)}
              onClick={close}
              className="flex min-h-12 items-center gap-3 rounded-md px-2 font-medium hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 text-ink-2" />
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      {leave.isError && (
        <Alert tone="error" announced>
          Não foi possível sair. Verifique a conexão e tente novamente.
        </Alert>
      )}
      <Button tone="secondary" wide busy={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        <LogOut aria-hidden="true" className="size-4.5" />
        Sair
      </Button>
    </div>
  );
}
