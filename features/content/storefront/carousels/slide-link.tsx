import type { ReactNode } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

interface SlideLinkProps {
  /** A path within the shop, or an address elsewhere. */
  readonly href: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What surrounds a picture: a link, where it leads somewhere. The picture's text is the link's name. */
export function SlideLink({ href, className, children }: SlideLinkProps) {
  const { slug } = useShop();
  if (href === undefined) return <div className={className}>{children}</div>;
  return (
    <AppLink href={shopHref(slug, href)} className={className}>
      {children}
    </AppLink>
  );
}
