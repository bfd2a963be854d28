/** Address → screen. Every address is below /painel. */
import {
  createRootRouteWithContext,
  createRoute,
  type ErrorComponentProps,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';
import { lastShopOf, rememberShop } from '#features/accounts/panel/last-shop.ts';
import { panelShopQuery } from '#features/accounts/panel/shops-query.ts';
import { panelHref, placeAt, type StaffPlace } from '#features/accounts/panel/staff-place.ts';
import { staffSessionQuery } from '#features/accounts/panel/staff-session-query.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { pageOfSection } from '#platform/panel/section.ts';
import { Broken, NothingHere } from '#platform/panel/states.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { ToastRegion } from '#platform/ui/toasts/toast-region.tsx';
import { formatQuery } from '#platform/web/url.ts';
import type { PanelContext } from './context.ts';
import { platformRoutes } from './platform/platform-routes.tsx';
import { sectionGroups } from './sections.ts';
import { Loading } from './shell/loading.tsx';
import { PersonFrame } from './shell/person-frame.tsx';
import { SectionPage, ShopPage } from './shell/section-page.tsx';
import { ShopFrame } from './shell/shop-frame.tsx';

export const HOME = '/painel';
const LOGIN = '/painel/entrar';
/** Below an address that no shop may have. */
const SHOPS = '/painel/conta/lojas';

const LoginPage = lazyView(async () => (await import('./shell/login-page.tsx')).LoginPage);
const ChooseShop = lazyView(
  async () => (await import('#features/accounts/panel/choose-shop-screen.tsx')).ChooseShopScreen,
);
const Access = lazyView(
  async () => (await import('#features/accounts/panel/access/access-screen.tsx')).AccessScreen,
);
const ForgotPassword = lazyView(
  async () =>
    (await import('#features/accounts/panel/entrance/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const SetPassword = lazyView(
  async () => (await import('#features/accounts/panel/entrance/set-password-screen.tsx')).SetPasswordScreen,
);
const ConfirmEmail = lazyView(
  async () =>
    (await import('#features/accounts/panel/entrance/confirm-email-screen.tsx')).ConfirmStaffEmailScreen,
);
const InvitationPage = lazyView(async () => (await import('./shell/invitation-page.tsx')).InvitationPage);
const Home = lazyView(async () => (await import('./home/home-screen.tsx')).HomeScreen);

const root = createRootRouteWithContext<PanelContext>()({
  component: () => (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <ToastRegion />
    </>
  ),
});

const login = createRoute({
  getParentRoute: () => root,
  path: LOGIN,
  beforeLoad: async ({ context: { api, queryClient } }) => {
    if ((await queryClient.ensureQueryData(staffSessionQuery(api))) !== null) throw redirect({ href: HOME });
  },
  component: () => <LoginPage />,
});

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/painel/conta/esqueci',
  component: () => <ForgotPassword />,
});
/** Targets of mailed links. */
const setPassword = createRoute({
  getParentRoute: () => root,
  path: '/painel/conta/senha',
  component: () => <SetPassword />,
});
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/painel/conta/email',
  component: () => <ConfirmEmail />,
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/painel/conta/convite',
  component: () => <InvitationPage />,
});

/** Everything but the login and the mailed links needs a session. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ context: { api, queryClient }, location }) => {
    const session = await queryClient.ensureQueryData(staffSessionQuery(api));
    if (session === null) throw redirect({ href: `${LOGIN}${formatQuery({ volta: location.href })}` });
    if (session.secondStepMissing) throw redirect({ href: '/plataforma/segunda-etapa' });
    return { session };
  },
});

/** The registered router, by which the library types its hooks, is the storefront's. */
const useInside = () => inside.useRouteContext() as unknown as { readonly session: StaffSession };
const useShopPlace = () => shop.useRouteContext() as unknown as { readonly place: StaffPlace | undefined };

/** Who works at one shop only goes there at once, others to the one they were at last. */
const home = createRoute({
  getParentRoute: () => inside,
  path: HOME,
  beforeLoad: ({ context: { session } }) => {
    if (session.support === true && session.shops.length === 0)
      throw redirect({ href: '/plataforma', replace: true });
    const [only, ...others] = session.shops;
    const alone = only !== undefined && others.length === 0 && !session.administrator;
    const last = alone ? only : session.shops.find(({ id }) => id === lastShopOf(session));
    throw redirect({ href: last === undefined ? SHOPS : panelHref(last), replace: true });
  },
});

const shops = createRoute({
  getParentRoute: () => inside,
  path: SHOPS,
  component: () => {
    const { session } = useInside();
    return (
      <PersonFrame title="Suas lojas" session={session}>
        <ChooseShop session={session} />
      </PersonFrame>
    );
  },
});

const access = createRoute({
  getParentRoute: () => inside,
  path: '/painel/conta',
  component: () => {
    const { session } = useInside();
    return (
      <PersonFrame title="Minha conta" session={session}>
        <Access session={session} />
      </PersonFrame>
    );
  },
});

const shop = createRoute({
  getParentRoute: () => inside,
  path: '/painel/$loja',
  beforeLoad: async ({ context: { api, queryClient, session }, params }) => {
    const place = placeAt(
      session,
      await queryClient.ensureQueryData(panelShopQuery(api, session, params.loja)),
    );
    if (place !== undefined) rememberShop(session, place.shop.id);
    return { place };
  },
  component: () => {
    const { place } = useShopPlace();
    const { session } = useInside();
    if (place === undefined)
      return (
        <PersonFrame title="Página não encontrada" session={session}>
          <NothingHere home={HOME} />
        </PersonFrame>
      );
    return (
      <ShopFrame place={place}>
        <Suspense fallback={<RowsLoading />}>
          <Outlet />
        </Suspense>
      </ShopFrame>
    );
  },
  notFoundComponent: () => <NothingHere home={HOME} />,
});

/** Within the frame, which stays. */
const errorComponent = ({ error, reset }: ErrorComponentProps) => <Broken error={error} again={reset} />;

const shopHome = createRoute({
  getParentRoute: () => shop,
  path: '/',
  component: () => <ShopPage title="Início" Screen={Home} />,
  errorComponent,
  pendingComponent: RowsLoading,
});

/** A section's own page and those below it. */
const sectionRoutes = sectionGroups
  .flatMap(({ sections }) => sections)
  .flatMap(({ segment, label, permission, Screen, rest: own = '', pages = {} }) =>
    Object.entries({ [own]: Screen, ...pages }).map(([rest, page]) => {
      const { Screen: Page, title = label, permission: needed = permission } = pageOfSection(page);
      return createRoute({
        getParentRoute: () => shop,
        path: rest === '' ? segment : `${segment}/${rest}`,
        component: () => <SectionPage title={title} permission={needed} Screen={Page} />,
        errorComponent,
        pendingComponent: RowsLoading,
      });
    }),
  );

export const routeTree = root.addChildren([
  ...platformRoutes(root),
  login,
  forgotPassword,
  setPassword,
  confirmEmail,
  invitation,
  inside.addChildren([home, shops, access, shop.addChildren([shopHome, ...sectionRoutes])]),
]);
