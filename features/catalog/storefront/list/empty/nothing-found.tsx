import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import type { CategoryNode } from '../../../domain/category.ts';
import { isNarrowed } from '../../../domain/filters/product-filter.ts';
import { searchAddress } from '../../addresses.ts';
import type { ProductControls } from '../../card/product-controls.ts';
import { ProductRow } from '../../card/product-row.tsx';
import { bestSellersList } from '../../home/home-lists.ts';
import type { CatalogScope } from '../../queries/catalog-scope.ts';
import { productListQuery } from '../../queries/product-list-query.ts';
import { CategoryTiles } from '../category-tiles.tsx';
import { withoutFilters } from '../list-change.ts';
import { filterOf } from '../list-query.ts';
import type { ListSearch } from '../list-search.ts';
import { SearchesInstead } from './searches-instead.tsx';

interface NothingFoundProps {
  readonly scope: CatalogScope;
  readonly search: ListSearch;
  readonly categories: readonly CategoryNode[];
  readonly controls: ProductControls | undefined;
  /** Instead of the best sellers. */
  readonly Recommended?: ComponentType<{ readonly scope: CatalogScope }> | undefined;
}

/** A search without results: advice, contact, categories, and recommended products or best sellers. */
export function NothingFound({ scope, search, categories, controls, Recommended }: NothingFoundProps) {
  const { slug, footer } = useShop();
  const filtered = isNarrowed(filterOf(search, 'shown'));
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 md:p-6">
        <div>
          <h2 className="font-semibold text-lg">
            {filtered ? 'Nenhum produto com estes filtros.' : 'Não encontramos nada assim.'}
          </h2>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
            {filtered && <li>Retire um filtro: talvez o produto exista sem ele.</li>}
            <li>Confira se a palavra está escrita certo.</li>
            <li>Tente menos palavras ou uma mais geral: “café” em vez de “café torrado em grãos”.</li>
            <li>Busque pela marca, pelo código do produto ou pelo código de barras.</li>
          </ul>
        </div>
        {filtered && (
          <div>
            <LinkButton tone="primary" href={searchAddress(slug, withoutFilters(search))}>
              Buscar sem filtros
            </LinkButton>
          </div>
        )}
        <SearchesInstead searched={search.q} />
        {(footer.phone !== undefined || footer.email !== undefined) && (
          <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
            <p className="text-sm">Procura algo específico? Pergunte para nós:</p>
            {footer.phone !== undefined && (
              <LinkButton size="sm" href={`tel:${footer.phone.replace(/[^\d+]/g, '')}`}>
                <Phone aria-hidden="true" className="size-4" />
                {footer.phone}
              </LinkButton>
            )}
            {footer.email !== undefined && (
              <LinkButton size="sm" href={`mailto:${footer.email}`} className="max-w-full">
                <Mail aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{footer.email}</span>
              </LinkButton>
            )}
          </div>
        )}
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">Procure por categoria</h2>
        <CategoryTiles categories={categories} label="Categorias da loja" />
      </section>
      {Recommended ? <Recommended scope={scope} /> : <BestSellers scope={scope} controls={controls} />}
    </div>
  );
}

function BestSellers({ scope, controls }: Pick<NothingFoundProps, 'scope' | 'controls'>) {
  const { data: popular } = useQuery(productListQuery(scope, bestSellersList));
  return (
    <ProductRow
      title="Mais vendidos"
      products={popular?.products ?? []}
      session={scope.session}
      controls={controls}
    />
  );
}
