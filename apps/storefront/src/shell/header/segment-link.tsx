import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { chosenSegment } from '#features/suppliers/storefront/chosen-segment.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { useChosenSegment } from '#features/suppliers/storefront/use-chosen-segment.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { useApi } from '#platform/web/use-api.ts';

/** Shows the chosen segment, and links to the choice of another. */
export function SegmentLink() {
  const { id, slug } = useShop();
  const queryClient = useQueryClient();
  const api = useApi();
  const chosen = useChosenSegment();
  // The server renders all categories, because the choice is stored in the browser.
  useEffect(() => {
    if (chosenSegment(id) === '') return;
    void queryClient.invalidateQueries({ queryKey: categoriesQuery(api, id).queryKey, exact: true });
  }, [queryClient, api, id]);
  return (
    <AppLink
      href={shopHref(slug, '/segmentos')}
      className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-md border border-line-2 px-3 text-sm transition hover:border-ink"
    >
      <span className="text-ink-2">Segmento:</span>
      <span className="font-semibold">{chosen?.name ?? 'todos'}</span>
      <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
    </AppLink>
  );
}
