import type { ReactNode } from 'react';
import type { Session } from '#features/accounts/domain/session.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import type { ProductList } from '../../domain/product-list.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductGrid } from '../card/product-grid.tsx';
import { countWords } from './count-words.ts';
import { type ListSearch, pageOf, withPage } from './list-search.ts';
import { SortSelect } from './sort-select.tsx';
import { TagFilters } from './tag-filters.tsx';

interface ListBodyProps {
  readonly title: string;
  readonly list: ProductList;
  readonly search: ListSearch;
  readonly session: Session;
  readonly controls?: ProductControls | undefined;
  /** The list without its query. */
  readonly address: string;
  readonly hrefOf: (search: ListSearch) => string;
  /** Stands in place of the grid where nothing was found. */
  readonly empty: ReactNode;
}

/** Title, count, filters, order, products and pages: what category and search lists share. */
export function ListBody({ title, list, search, session, controls, address, hrefOf, empty }: ListBodyProps) {
  const page = pageOf(search);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-ink-2" role="status">
            {countWords(list.total)}
            {page > 1 && list.total > 0 && ` · página ${page} de ${list.pages}`}
          </p>
        </div>
        {list.total > 1 && <SortSelect address={address} search={search} />}
      </div>
      <TagFilters search={search} products={list.products} hrefOf={hrefOf} />
      {list.products.length > 0 ? (
        <ProductGrid products={list.products} session={session} controls={controls} label={title} />
      ) : list.total > 0 ? (
        <PastTheEnd href={hrefOf(withPage(search, 1))} />
      ) : (
        empty
      )}
      {list.products.length > 0 && (
        <div className="mt-4">
          <Pagination page={page} pages={list.pages} hrefOf={(each) => hrefOf(withPage(search, each))} />
        </div>
      )}
    </div>
  );
}

const PastTheEnd = ({ href }: { readonly href: string }) => (
  <EmptyState
    title="Esta página não existe mais"
    text="A lista ficou menor desde que este endereço foi feito."
    actions={
      <LinkButton tone="primary" href={href}>
        Ir para a primeira página
      </LinkButton>
    }
  />
);
