import { useRouter } from '@tanstack/react-router';
import { createContext, type MouseEvent } from 'react';

/** What a link needs to know about its page, computed once for all links of the page. */
export interface LinkScope {
  /** The page's own URL as the address bar shows it, without the hash. */
  readonly here: string;
  /** A URL as the address bar shows it: a host that belongs to one shop hides the slug. */
  readonly publicAddress: (href: string) => string;
  /** The click handler; if absent, the browser navigates. */
  readonly follow?: (press: MouseEvent<HTMLAnchorElement>) => void;
}

export const LinkScope = createContext<LinkScope>({ here: '', publicAddress: (href) => href });

/** The URL as the address bar shows it, for forms and plain anchors: a locked host hides the slug. */
export function usePublicHref(to: string): string {
  return useRouter().buildLocation({ to }).publicHref;
}
