import { Link } from '@tanstack/react-router';
import { type ComponentPropsWithoutRef, useContext } from 'react';
import { InsideOverlay } from './inside-overlay.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'disabled' | 'preload'> {
  /** '/loja/c/frutas?pagina=2#topo', or a full https address. */
  readonly href: string;
}

const external = /^(https?:|mailto:|tel:)/;

/**
 * A link by address, for addresses that are data. From inside an overlay it replaces the overlay's entry in
 * the history, so that Back leads to the page before and not to the same page once more.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  const insideOverlay = useContext(InsideOverlay);
  if (external.test(href) || href.startsWith('#')) return <a {...rest} href={href} />;
  const { pathname, searchParams, hash } = new URL(href, 'http://local');
  return (
    <Link
      {...(rest as object)}
      to={pathname}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      replace={insideOverlay}
      activeOptions={{ exact: true }}
    />
  );
}
