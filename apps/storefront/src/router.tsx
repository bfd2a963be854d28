import { type AnyRouter, createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { pageRequest } from '#platform/web/page-request.ts';
import { createShopApi } from './api.ts';
import { lockedRewrite } from './locked-host.ts';
import { createQueryClient } from './query-client.ts';
import { routeTree } from './routeTree.gen.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';

/** Start calls this once per request on the server and once in the browser. */
export function getRouter() {
  const page = pageRequest();
  const lockedTo = page ? page.lockedTo : document.documentElement.dataset.shop;
  const queryClient = createQueryClient();
  const { api, callsFor } = createShopApi((): AnyRouter => router);
  const router = createRouter({
    routeTree,
    context: { queryClient, api, callsFor, lockedTo, origin: page?.origin ?? window.location.origin },
    ...(lockedTo === undefined ? {} : { rewrite: lockedRewrite(lockedTo) }),
    ...(page === undefined ? {} : { ssr: { nonce: page.nonce }, origin: page.origin }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
