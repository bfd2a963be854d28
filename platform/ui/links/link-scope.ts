import { createContext, type MouseEvent } from 'react';

/** What a link has to know of the page it stands on: asked once for all links of a page. */
export interface LinkScope {
  /** The page's own address as the browser's bar shows it, without what stands after '#'. */
  readonly here: string;
  /** An address as the bar shows it: a host of one shop hides the slug. */
  readonly publicAddress: (href: string) => string;
  /** What a press does; without it, what the browser does. */
  readonly follow?: (press: MouseEvent<HTMLAnchorElement>) => void;
}

export const LinkScope = createContext<LinkScope>({ here: '', publicAddress: (href) => href });
