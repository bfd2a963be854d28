import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '#platform/ui/button-style.ts';
import { Spinner } from '#platform/ui/loading/spinner.tsx';
import { formatQuery } from '#platform/web/url.ts';
import { withPage } from '../list-change.ts';
import { useListPlace } from '../list-place.tsx';
import type { ListSearch } from '../list-search.ts';

interface LoadMoreProps {
  readonly search: ListSearch;
  readonly page: number;
  /** The first of the pages that are shown together. */
  readonly first: number;
  readonly shown: number;
  readonly growing: boolean;
}

/** Appends the next page: a link to that page, whose plain click keeps the products already shown. */
export function LoadMore({ search, page, first, shown, growing }: LoadMoreProps) {
  const navigate = useNavigate();
  const { address, publicAddress } = useListPlace();
  const link = useRef<HTMLAnchorElement>(null);
  const before = useRef<number>(undefined);
  const next = withPage(search, page + 1);

  // Moves keyboard focus to the first of the new products.
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    const products = document.querySelectorAll<HTMLElement>('[data-product-list] > *');
    products[before.current]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [shown]);

  function grow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (growing) return;
    before.current = shown;
    void navigate({
      to: address,
      search: { ...next },
      state: { listFrom: first },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <a
      ref={link}
      href={publicAddress + formatQuery(next)}
      rel="next"
      onClick={grow}
      aria-busy={growing || undefined}
      className={buttonStyle({ size: 'lg', className: 'w-full max-w-80' })}
    >
      {growing && <Spinner />}
      Carregar mais produtos
    </a>
  );
}
