import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ArrowLeftRight,
  BellRing,
  CircleQuestionMark,
  House,
  ListTodo,
  LogOut,
  MapPin,
  MessagesSquare,
  Package,
  ReceiptText,
  Repeat,
  ShieldCheck,
  ShoppingCart,
  TicketPercent,
  UserRound,
  Users,
  UsersRound,
  Zap,
} from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { Act } from '#kernel/acts.ts';
import { forgetPeople } from '#platform/offline/page-store.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { usePublicHref } from '#platform/ui/links/link-scope.ts';
import { type OverlayViewProps, openOverlay } from '#platform/ui/overlays/overlay-state.ts';
import { pauseQueries } from '#platform/web/pause-queries.ts';
import { forgetOtherClients } from '#platform/web/storage/client-storage.ts';
import { useApi } from '#platform/web/use-api.ts';
import { capacityMay } from '../domain/capacity-may.ts';
import { endOwnSession } from './login/log-out-call.ts';
import { useSession } from './login/use-session.ts';

const links: readonly MenuLink[] = [
  { label: 'Início', path: '/', Icon: House, inHeader: true },
  { label: 'Meus clientes', path: '/clientes', Icon: UsersRound, act: 'represented-clients:choose' },
  { label: 'Meus pedidos', path: '/pedidos', Icon: Package },
  { label: 'Faturas', path: '/faturas', Icon: ReceiptText, act: 'credit:see' },
  { label: 'Assinaturas', path: '/assinaturas', Icon: Repeat },
  { label: 'Listas de compras', path: '/listas', Icon: ListTodo },
  { label: 'Conversas', path: '/conversas', Icon: MessagesSquare, act: 'chat:use' },
  { label: 'Avisos de produtos', path: '/avisos', Icon: BellRing },
  { label: 'Compra rápida', path: '/compra-rapida', Icon: Zap },
  { label: 'Carrinho', path: '/carrinho', Icon: ShoppingCart, inHeader: true },
  { label: 'Cupons', view: 'coupons', Icon: TicketPercent },
  { label: 'Endereços', path: '/enderecos', Icon: MapPin },
  { label: 'Meus dados', path: '/conta/dados', Icon: UserRound },
  {
    label: 'Privacidade e dados',
    path: '/conta/privacidade',
    Icon: ShieldCheck,
    act: 'privacy:export',
  },
  { label: 'Usuários', path: '/usuarios', Icon: Users, act: 'linked-users:manage' },
  { label: 'Ajuda', path: '/ajuda', Icon: CircleQuestionMark },
  { label: 'Trocar de empresa', path: '/empresas', Icon: ArrowLeftRight, act: 'clients:choose' },
];

interface MenuEntry {
  readonly label: string;
  readonly Icon: typeof House;
  /** Permission that the entry needs, if any. */
  readonly act?: Act;
  /** Whether the header of wide screens leads there, too. */
  readonly inHeader?: boolean;
}

/** Opens a page of the shop, or another view in place of the menu. */
type MenuLink = MenuEntry & ({ readonly path: string } | { readonly view: string });

const row =
  'flex w-full items-center gap-3 rounded-md px-2 text-left font-medium hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-brand-text';

interface AccountMenuProps extends Pick<OverlayViewProps, 'close'> {
  /** Whether it stands beside a page, under the shop's header: narrower, and without what the header has. */
  readonly sidebar: boolean;
  /** Whether there are subscriptions to show. */
  readonly hasSubscriptions: boolean;
  /** Whether the user may act for other clients, too. */
  readonly severalClients: boolean;
  /** Whether the shop has conversations, or had some with the client. */
  readonly hasConversations: boolean;
  /** Messages of the shop that the user has not read, over all conversations. */
  readonly unreadMessages: number;
  /** Work to finish while the session is still open. */
  readonly beforeLeaving: () => Promise<void>;
}

export function AccountMenu({
  close,
  sidebar,
  hasSubscriptions,
  severalClients,
  hasConversations,
  unreadMessages,
  beforeLeaving,
}: AccountMenuProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { slug } = useShop();
  const session = useSession();
  const home = usePublicHref(shopHref(slug, '/'));
  // A full page load removes this client's data from screen and memory.
  const leave = useMutation({
    mutationFn: async () => {
      await beforeLeaving();
      await pauseQueries(queryClient, async () => {
        await endOwnSession(api, session);
        forgetOtherClients();
        await forgetPeople();
      });
    },
    onSuccess: () => window.location.assign(home),
  });
  const { capacity = 'linked' } = session;
  const hasWhatFor: Readonly<Record<string, boolean>> = {
    '/assinaturas': hasSubscriptions,
    '/conversas': hasConversations,
    '/empresas': severalClients,
  };
  const entry = cx(row, sidebar ? 'min-h-10 text-sm' : 'min-h-12');
  const shown = links.filter(
    (link) =>
      !(sidebar && link.inHeader) &&
      ('path' in link ? (hasWhatFor[link.path] ?? true) : !session.choosing) &&
      (link.act === undefined || capacityMay(capacity, link.act)),
  );
  return (
    <nav aria-label="Sua conta" className="flex flex-col gap-5 p-5">
      <div className="min-w-0">
        <p className="truncate font-semibold text-lg">{session.name}</p>
        <p className="truncate text-ink-2 text-sm">{session.email}</p>
        {session.clientName !== undefined && session.clientName !== session.name && (
          <p className="mt-1 text-sm">
            comprando por <strong className="font-semibold">{session.clientName}</strong>
          </p>
        )}
      </div>
      <ul className="-mx-2 flex flex-col">
        {shown.map(({ label, Icon, ...target }) => (
          <li key={label}>
            {'path' in target ? (
              <AppLink href={shopHref(slug, target.path)} onClick={close} className={entry}>
                <Icon aria-hidden="true" className="size-5 text-ink-2" />
                {label}
                {target.path === '/conversas' && unreadMessages > 0 && (
                  <Badge tone="brand" className="ml-auto">
                    {unreadMessages} {unreadMessages === 1 ? 'nova' : 'novas'}
                  </Badge>
                )}
              </AppLink>
            ) : (
              <button type="button" onClick={() => openOverlay(target.view)} className={entry}>
                <Icon aria-hidden="true" className="size-5 text-ink-2" />
                {label}
              </button>
            )}
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
    </nav>
  );
}
