/** Address → screen of the platform's administration. Every address is below /plataforma. */
import {
  type AnyRoute,
  createRoute,
  type ErrorComponentProps,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { staffSessionQuery } from '#features/accounts/panel/staff-session-query.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Broken, NothingHere } from '#platform/panel/states.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { formatQuery } from '#platform/web/url.ts';
import type { PanelContext } from '../context.ts';
import { useDocumentTitle } from '../shell/document-title.ts';
import { PersonFrame } from '../shell/person-frame.tsx';

const PLATFORM = '/plataforma';

const Frame = lazyView(async () => (await import('./platform-frame.tsx')).PlatformFrame);
const FirstRun = lazyView(
  async () => (await import('#features/administration/panel/entry/first-run-screen.tsx')).FirstRunScreen,
);
const Invitation = lazyView(
  async () => (await import('#features/administration/panel/entry/invitation-screen.tsx')).InvitationScreen,
);
const SecondStep = lazyView(
  async () => (await import('#features/administration/panel/entry/second-step-screen.tsx')).SecondStepScreen,
);

/** By the rest of their address. */
const screens: Readonly<
  Record<string, { readonly title: string; readonly Screen: (props: object) => ReactNode }>
> = {
  lojas: {
    title: 'Lojas',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/shops/shops-screen.tsx')).ShopsScreen,
    ),
  },
  'lojas/nova': {
    title: 'Abrir loja',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/shops/new-shop-screen.tsx')).NewShopScreen,
    ),
  },
  'lojas/$id': {
    title: 'Loja',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/shops/shop-screen.tsx')).ShopScreen,
    ),
  },
  'lojas/$id/pedidos/$numero': {
    title: 'Pedido',
    Screen: lazyView(
      async () =>
        (await import('#features/administration/panel/looks/looked-order-screen.tsx')).LookedOrderScreen,
    ),
  },
  'lojas/$id/clientes/$cliente': {
    title: 'Cliente',
    Screen: lazyView(
      async () =>
        (await import('#features/administration/panel/looks/looked-client-screen.tsx')).LookedClientScreen,
    ),
  },
  solicitacoes: {
    title: 'Solicitações',
    Screen: lazyView(
      async () =>
        (await import('#features/administration/panel/requests/requests-screen.tsx')).RequestsScreen,
    ),
  },
  historico: {
    title: 'Histórico',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/history/history-screen.tsx')).HistoryScreen,
    ),
  },
  busca: {
    title: 'Busca',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/monitor/search-screen.tsx')).SearchScreen,
    ),
  },
  monitor: {
    title: 'Monitor',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/monitor/monitor-screen.tsx')).MonitorScreen,
    ),
  },
  pessoas: {
    title: 'Pessoas',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/people/people-screen.tsx')).PeopleScreen,
    ),
  },
  configuracoes: {
    title: 'Configurações',
    Screen: lazyView(
      async () => (await import('#features/administration/panel/settings-screen.tsx')).SettingsScreen,
    ),
  },
};

interface TitledProps {
  readonly title: string;
  readonly Screen: (props: object) => ReactNode;
}

function Titled({ title, Screen }: TitledProps) {
  useDocumentTitle(title, 'Plataforma');
  return <Screen />;
}

/** The session as the server knows it now: what a login answered does not say whether the second step is missing. */
async function currentSession({ api, queryClient }: PanelContext): Promise<StaffSession | null> {
  const known = await queryClient.ensureQueryData(staffSessionQuery(api));
  if (known === null || known.secondStepMissing !== undefined) return known;
  return queryClient.fetchQuery({ ...staffSessionQuery(api), staleTime: 0 });
}

const errorComponent = ({ error, reset }: ErrorComponentProps) => <Broken error={error} again={reset} />;

export function platformRoutes<Root extends AnyRoute>(root: Root) {
  const entry = (path: string, title: string, Screen: TitledProps['Screen']) =>
    createRoute({
      getParentRoute: () => root,
      path: `${PLATFORM}/${path}`,
      component: () => <Titled title={title} Screen={Screen} />,
    });

  const inside = createRoute({
    getParentRoute: () => root,
    id: 'platform',
    beforeLoad: async ({ context, location }) => {
      const session = await currentSession(context as unknown as PanelContext);
      if (session === null)
        throw redirect({ href: `/painel/entrar${formatQuery({ volta: location.href })}` });
      if (session.secondStepMissing) throw redirect({ href: `${PLATFORM}/segunda-etapa` });
      return { session };
    },
    component: () => {
      const { session } = inside.useRouteContext() as unknown as { readonly session: StaffSession };
      if (!session.administrator && session.support !== true)
        return (
          <PersonFrame title="Página não encontrada" session={session}>
            <NothingHere home="/painel" />
          </PersonFrame>
        );
      return (
        <Frame session={session}>
          <Suspense fallback={<RowsLoading />}>
            <Outlet />
          </Suspense>
        </Frame>
      );
    },
    notFoundComponent: () => <NothingHere home={PLATFORM} />,
  });

  const home = createRoute({
    getParentRoute: () => inside,
    path: PLATFORM,
    beforeLoad: () => {
      throw redirect({ href: `${PLATFORM}/lojas`, replace: true });
    },
  });

  const pages = Object.entries(screens).map(([rest, { title, Screen }]) =>
    createRoute({
      getParentRoute: () => inside,
      path: `${PLATFORM}/${rest}`,
      component: () => <Titled title={title} Screen={Screen} />,
      errorComponent,
      pendingComponent: RowsLoading,
    }),
  );

  return [
    entry('primeiro-acesso', 'Primeiro acesso', () => <FirstRun />),
    entry('convite', 'Convite', () => <Invitation />),
    entry('segunda-etapa', 'Segunda etapa', () => <SecondStep />),
    inside.addChildren([home, ...pages]),
  ];
}
