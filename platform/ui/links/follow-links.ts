/**
 * Client-side navigation for links, and preloading of the page that a link is about to open. Shared by all links of a page, of
 * which there are a hundred.
 */
import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent as Press } from 'react';

/** Marks an internal anchor; its value says how to navigate: '' or 'replace'. */
export const FOLLOWED = 'data-follow';

/** A shorter hover only passes over the link. Milliseconds. */
const INTENT = 50;

type Follower = Pick<AnyRouter, 'navigate' | 'preloadRoute'>;

/** `href` is the target; the router's types also require a `to`, which is then ignored. */
const wayTo = (link: HTMLAnchorElement) => ({ to: '.', href: link.getAttribute('href') ?? '/' });

/** The click handler of a link; does nothing if an earlier handler has prevented the default. */
export const followWith =
  (router: Follower) =>
  (press: Press<HTMLAnchorElement>): void => {
    const link = press.currentTarget;
    if (!isPlain(press) || opensElsewhere(link)) return;
    press.preventDefault();
    void router.navigate({ ...wayTo(link), replace: link.getAttribute(FOLLOWED) === 'replace' });
  };

/** One listener for all links, including those that React has not hydrated yet. */
export function preloadOnIntent(router: Follower, page: Window): void {
  const preload = (link: HTMLAnchorElement): void => {
    if (opensElsewhere(link)) return;
    // A failed preload is reported when the link is followed.
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
