/**
 * Follows links without leaving the page, and fetches where one is about to lead. A page has a hundred links, so what
 * they share stands here once.
 */
import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent as Press } from 'react';

/** Marks an anchor that leads within the site; its value says how: '' or 'replace'. */
export const FOLLOWED = 'data-follow';

/** Who only passes over a link does not mean it. */
const INTENT = 50;

type Follower = Pick<AnyRouter, 'navigate' | 'preloadRoute'>;

/** `href` is where it leads; the router's types also want a `to`, which then counts for nothing. */
const wayTo = (link: HTMLAnchorElement) => ({ to: '.', href: link.getAttribute('href') ?? '/' });

/** What a press on a link does, unless whoever handled it before has said otherwise. */
export const followWith =
  (router: Follower) =>
  (press: Press<HTMLAnchorElement>): void => {
    const link = press.currentTarget;
    if (!isPlain(press) || opensElsewhere(link)) return;
    press.preventDefault();
    void router.navigate({ ...wayTo(link), replace: link.getAttribute(FOLLOWED) === 'replace' });
  };

/** One listener for all links, which also serves those that React has not reached yet. */
export function preloadOnIntent(router: Follower, page: Window): void {
  const preload = (link: HTMLAnchorElement): void => {
    if (opensElsewhere(link)) return;
    // What can't be fetched now is told when the link is followed.
    router.preloadRoute(wayTo(link)).catch(() => undefined);
  };
  let meant: HTMLAnchorElement | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event): void => {
    const link = linkAt(event);
    if (link === meant) return;
    meant = link;
    clearTimeout(waiting);
    if (link !== undefined) waiting = setTimeout(preload, INTENT, link);
  };
  const touched = (event: Event): void => {
    const link = linkAt(event);
    if (link !== undefined) preload(link);
  };
  page.addEventListener('mouseover', consider, { passive: true });
  page.addEventListener('focusin', consider, { passive: true });
  page.addEventListener('touchstart', touched, { passive: true });
}

function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>(`a[${FOLLOWED}]`)) || undefined;
}

const isPlain = (press: Press): boolean =>
  !press.defaultPrevented &&
  press.button === 0 &&
  !(press.metaKey || press.altKey || press.ctrlKey || press.shiftKey);

const opensElsewhere = (link: HTMLAnchorElement): boolean =>
  (link.target !== '' && link.target !== '_self') || link.hasAttribute('download');
