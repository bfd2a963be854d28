import { type AnyRouter, createRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type PropsWithChildren, useMemo } from 'react';
import { defined } from '#kernel/defined.ts';
import { followWith } from '#platform/ui/links/follow-links.ts';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import { LostPart, lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { pageRequest } from '#platform/web/page-request.ts';
import { formatQuery } from '#platform/web/url.ts';
import { createShopApi } from './api.ts';
import { takeAnswers } from './hand-over.ts';
import { lockedRewrite, stripSlugOfAddress } from './locked-host.ts';
import { scrollKey } from './pending-page.tsx';
import { createQueryClient, queryProvider } from './query-client.ts';
import { routeTree } from './routeTree.gen.ts';

/**
 * Rarely seen screens are lazy. The failure page is loaded ahead, since nothing may load any more once it is needed.
 */
export const loadFailurePage = () => import('./shell/errors/failure-page.tsx');
/** Shown where even the failure page cannot be loaded, as after a deployment. */
const LostPage = () => (
  <h1>
    <LostPart again={() => location.reload()} />
  </h1>
);
const FailurePage = lazyView(async () => (await loadFailurePage()).FailurePage, LostPage);
const NotFoundPage = lazyView(async () => (await import('./shell/errors/not-found-page.tsx')).NotFoundPage);

/** TanStack Start calls this once per request on the server and once in the browser. */
export function getRouter() {
  const page = pageRequest();
  const lockedTo = page ? page.lockedTo : document.documentElement.dataset.shop;
  const queryClient = createQueryClient();
  const { api, callsFor } = createShopApi((): AnyRouter => router);
  const router = createRouter({
    routeTree,
    context: { queryClient, api, callsFor, lockedTo, origin: page?.origin ?? window.location.origin },
    ...defined({ rewrite: lockedTo === undefined ? undefined : lockedRewrite(lockedTo) }),
    ...(page === undefined ? {} : { ssr: { nonce: page.nonce }, origin: page.origin }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKey,
    hydrate: () => takeAnswers(queryClient),
    Wrap: queryProvider(queryClient),
    InnerWrap: linkScope(lockedTo),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

/**
 * Provides the links of every page with the current address and the navigation, and hides the slug on a shop's own
 * host.
 */
function linkScope(lockedTo: string | undefined) {
  const publicAddress = (href: string): string =>
    lockedTo === undefined ? href : stripSlugOfAddress(href, lockedTo);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each router
  return function Links({ children }: PropsWithChildren) {
    const here = useLocation({ select: ({ publicHref }) => publicHref.split('#', 1)[0] ?? '' });
    const router = useRouter();
    const follow = useMemo(() => followWith(router), [router]);
    const scope = useMemo(() => ({ here, publicAddress, follow }), [here, follow]);
    return <LinkScope.Provider value={scope}>{children}</LinkScope.Provider>;
  };
}

/** Query strings as plain text in both directions, so that a form without JavaScript and a link mean the same. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

const stringifySearch = (search: object): string => formatQuery(search);
