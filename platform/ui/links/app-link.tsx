import { type ComponentPropsWithoutRef, type MouseEvent, useContext } from 'react';
import { InsideOverlay } from '../overlays/inside-overlay.ts';
import { FOLLOWED } from './follow-links.ts';
import { LinkScope } from './link-scope.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** '/loja/c/frutas?pagina=2#topo', or a full https address. */
  readonly href: string;
}

/**
 * A link by URL, for URLs that are data. It is a plain anchor without state, since a page has a hundred of them: they share the
 * page's address and the click handler. Inside an overlay it replaces the overlay's history entry, so that Back leads to the
 * previous page and not to the same page once more.
 */
export function AppLink(props: AppLinkProps) {
  const { here, publicAddress, follow } = useContext(LinkScope);
  const insideOverlay = useContext(InsideOverlay);
  const { href, onClick } = props;
  if (!isPath(href) && elsewhere.test(href)) return <a {...props} />;
  const address = publicAddress(isPath(href) ? href : asPath(href));
  const link: Record<string, unknown> = { ...props, href: address };
  link.onClick =
    onClick === undefined
      ? follow
      : (press: MouseEvent<HTMLAnchorElement>) => {
          onClick(press);
          follow?.(press);
        };
  if (address === here || address.startsWith(`${here}#`)) link['aria-current'] = 'page';
  link[FOLLOWED] = insideOverlay ? 'replace' : '';
  return <a {...link} />;
}

/** '/loja', but not '//outro.exemplo', which is a host. */
const isPath = (href: string): boolean => href[0] === '/' && href[1] !== '/' && href[1] !== '\\';

const elsewhere = /^(https?:|mailto:|tel:|#)/;

/** Anything else, such as 'javascript:' or a host behind two slashes, is treated as a path of this site. */
function asPath(href: string): string {
  const { pathname, search, hash } = new URL(href, 'http://local');
  return `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`;
}
