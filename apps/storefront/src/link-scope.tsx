import { useLocation, useRouter } from '@tanstack/react-router';
import { type PropsWithChildren, useMemo } from 'react';
import { followWith } from '#platform/ui/links/follow-links.ts';
import { LinkScope } from '#platform/ui/links/link-scope.ts';
import { stripSlugOfAddress } from './locked-host.ts';

/**
 * Provides the links of every page with the current address and the navigation, and hides the slug on a shop's own
 * host.
 */
export function linkScope(lockedTo: string | undefined) {
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
