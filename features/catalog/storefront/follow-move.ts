/** A page that was not found leads to its new address, as it would if the whole page were loaded. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { ApiRefusal } from '#platform/web/api.ts';

/** Where a refused list of this category says that it has moved. */
function movedTo(queryClient: QueryClient, category: string): string | undefined {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (!(state.error instanceof ApiRefusal) || !queryKey.includes(category)) continue;
    const to = state.error.problem.facts?.mudouPara;
    if (typeof to === 'string') return to;
  }
  return undefined;
}

/** True while the browser goes to the new address. */
export function useFollowMove(slug: string): boolean {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [, category] = /\/c\/(.+?)\/*$/.exec(decoded(router.latestLocation.pathname)) ?? [];
  const to = category === undefined ? undefined : movedTo(queryClient, category);
  useEffect(() => {
    if (to === undefined) return;
    if (to.startsWith('/')) void router.navigate({ href: shopHref(slug, to), replace: true });
    else window.location.replace(to);
  }, [to, slug, router]);
  return to !== undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
