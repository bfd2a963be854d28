import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type PropsWithChildren, useMemo } from 'react';
import { createPanelQueryClient } from '#platform/panel/query-client.ts';
import { Broken, NothingHere } from '#platform/panel/states.tsx';
import { followWith } from '#platform/ui/links/follow-links.ts';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import type { Api } from '#platform/web/api.ts';
import { formatQuery } from '#platform/web/url.ts';
import { ApiProvider } from '#platform/web/use-api.ts';
import { createPanelApi } from './api.ts';
import { HOME, routeTree } from './routes.tsx';
import { Loading } from './shell/loading.tsx';

export function createPanelRouter() {
  const queryClient = createPanelQueryClient();
  const api = createPanelApi(queryClient);
  return createRouter({
    routeTree,
    context: { queryClient, api },
    // Plain text in both directions, as in the storefront.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => formatQuery(search),
    scrollRestoration: true,
    defaultPendingComponent: Loading,
    defaultErrorComponent: ({ error, reset }) => (
      <main className="page-width">
        <Broken error={error} again={reset} />
      </main>
    ),
    defaultNotFoundComponent: () => (
      <main className="page-width">
        <NothingHere home={HOME} />
      </main>
    ),
    Wrap: providers(queryClient, api),
    InnerWrap: Links,
  });
}

const providers = (queryClient: QueryClient, api: Api) =>
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each router
  function Providers({ children }: PropsWithChildren) {
    return (
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={api}>{children}</ApiProvider>
      </QueryClientProvider>
    );
  };

/** Gives all links the current address, and the navigation that does not load the page. */
function Links({ children }: PropsWithChildren) {
  const here = useLocation({ select: ({ publicHref }) => publicHref.split('#', 1)[0] ?? '' });
  const router = useRouter();
  const follow = useMemo(() => followWith(router), [router]);
  const scope = useMemo(() => ({ here, publicAddress: (href: string) => href, follow }), [here, follow]);
  return <LinkScope.Provider value={scope}>{children}</LinkScope.Provider>;
}
