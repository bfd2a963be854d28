import { useState } from 'react';
import { actsForClient } from '#features/accounts/domain/session.ts';
import { Button } from '#platform/ui/button.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { OverlayViewProps } from '#platform/ui/overlays/overlay-state.ts';
import { formatQuery } from '#platform/web/url.ts';
import type { ListQuery } from '../../queries/product-list-query.ts';
import { useCatalogScope } from '../../queries/use-catalog-scope.ts';
import { withoutFilters } from '../list-change.ts';
import type { ListSearch } from '../list-search.ts';
import { productCountWords } from '../toolbar/count-words.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useFacets } from './use-facets.ts';

export interface FilterSheetProps {
  /** The list's address without its query. */
  readonly address: string;
  readonly search: ListSearch;
  readonly linkedHidden: boolean;
  readonly queryOf: (search: ListSearch) => ListQuery;
}

/** The filters as a full-screen sheet on phones: choices are collected and counted, and the list changes once. */
export function FilterSheet({ props, close }: OverlayViewProps) {
  const { address, search, linkedHidden, queryOf } = props as unknown as FilterSheetProps;
  const [draft, setDraft] = useState(search);
  const scope = useCatalogScope();
  const facets = useFacets(scope, queryOf(draft));
  const query = formatQuery(draft);
  const words = facets.total === 0 ? 'Nenhum produto' : `Ver ${productCountWords(facets.total)}`;
  return (
    <div className="flex min-h-[calc(100dvh-6.6rem)] flex-col">
      <div className="flex-1 px-3 py-2">
        <FilterPanel
          facets={facets}
          search={draft}
          linkedHidden={linkedHidden}
          isClient={actsForClient(scope.session)}
          onChoose={setDraft}
        />
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
      <div className="sticky bottom-0 grid grid-cols-[auto_1fr] gap-3 border-line border-t bg-surface p-4">
        <Button onClick={() => setDraft(withoutFilters(draft))}>Limpar</Button>
        <LinkButton
          tone="primary"
          href={address + query}
          onClick={(event) => {
            // Navigating to the same list would add a duplicate history entry.
            if (query !== formatQuery(search)) return;
            event.preventDefault();
            close();
          }}
        >
          {words}
        </LinkButton>
      </div>
    </div>
  );
}
