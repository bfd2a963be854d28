/** The API client of a page: in process while the server renders, by fetch in the browser. */
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, redirect } from '@tanstack/react-router';
import type { Session } from '#features/accounts/domain/session.ts';
import { sessionQuery } from '#features/accounts/storefront/login/session-query.ts';
import { HANDLE_HEADER, SUPPLIER_HEADER } from '#platform/contract/headers.ts';
import { type Api, browserTransport, createApi } from '#platform/web/api.ts';
import { pageRequest } from '#platform/web/page-request.ts';
import { visitorHeaders } from '#platform/web/visitor-headers.ts';

export interface ShopApi {
  readonly api: Api;
  /** Sets the supplier of all further calls; undefined: no supplier. */
  readonly callsFor: (supplierId: string | undefined) => void;
}

/** Created once per router: per request on the server, once in the browser. */
export function createShopApi(router: () => AnyRouter): ShopApi {
  const page = pageRequest();
  // Initially the supplier of the page; on the server it cannot be another.
  let supplierId = page ? page.supplierId : document.documentElement.dataset.supplier;
  const api = createApi({
    transport: page?.transport ?? browserTransport,
    headers: () => ({
      ...(page?.consent ?? visitorHeaders(document.cookie)),
      ...(supplierId === undefined ? {} : { [SUPPLIER_HEADER]: supplierId }),
      ...shownHandle(clientOf(router()).getQueryData(sessionQuery(api).queryKey)),
    }),
    onTooManyRequests: () => leadToTooManyRequests(router()),
    onSessionOver: () => {
      if (page === undefined)
        void import('./journeys/account/handle-other-session.ts').then((other) =>
          other.handleOtherSession(api, clientOf(router())),
        );
    },
  });
  return {
    api,
    callsFor: (id) => {
      supplierId = id ?? page?.supplierId;
    },
  };
}

const clientOf = (router: AnyRouter): QueryClient => router.options.context.queryClient;

/** Sends the handle that the page shows, so that a write from a stale page is refused. Visitors send none. */
const shownHandle = (session: Session | undefined) =>
  session?.authenticated ? { [HANDLE_HEADER]: session.handle } : {};

/** Spec 7: every 429 leads to this screen, except a 429 on the screen itself. */
function leadToTooManyRequests(router: AnyRouter): void {
  const [, supplier] = router.latestLocation.pathname.split('/');
  const to = `/${supplier}/erro/too-many-request`;
  if (!supplier || router.latestLocation.pathname === to) return;
  if (router.isServer) throw redirect({ to });
  // A page that is shown stays, with everything typed into it, also while its first load is not over.
  const { resolvedLocation } = router.state;
  if (resolvedLocation !== undefined && resolvedLocation.href !== router.latestLocation.href)
    void router.navigate({ to });
  else
    void import('./journeys/show-rate-limit-screen.ts').then(
      ({ showRateLimitScreen }) => showRateLimitScreen(router.buildLocation({ to }).publicHref),
      () => router.navigate({ to }),
    );
}
