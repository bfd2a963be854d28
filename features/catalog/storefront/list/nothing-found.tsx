import { useQuery } from '@tanstack/react-query';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';
import type { CategoryNode } from '../../domain/category.ts';
import { searchAddress } from '../addresses.ts';
import type { ProductControls } from '../card/product-controls.ts';
import { ProductRow } from '../card/product-row.tsx';
import { bestSellersAsk } from '../home/home-asks.ts';
import type { CatalogScope } from '../queries/catalog-scope.ts';
import { productListQuery } from '../queries/product-list-query.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { type ListSearch, tagsOf, withTags } from './list-search.ts';

interface NothingFoundProps {
  readonly scope: CatalogScope;
  readonly search: ListSearch;
  readonly categories: readonly CategoryNode[];
  readonly controls: ProductControls | undefined;
}

/** A search without results still leads somewhere: how to ask better, categories, what others buy. */
export function NothingFound({ scope, search, categories, controls }: NothingFoundProps) {
  const { slug, footer } = useShop();
  const { data: popular } = useQuery(productListQuery(scope, bestSellersAsk));
  const filtered = tagsOf(search).length > 0;
  return (
    <div className="flex flex-col gap-10">
      <div className="rounded-lg border border-line bg-surface p-5 md:p-6">
        <p className="font-semibold text-lg">Não encontramos nada assim.</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-2">
          <li>Confira se a palavra está escrita certo.</li>
          <li>Tente menos palavras ou uma mais geral: “café” em vez de “café torrado em grãos”.</li>
          <li>Busque pela marca, pelo código do produto ou pelo código de barras.</li>
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {filtered && (
            <LinkButton tone="primary" href={searchAddress(slug, withTags(search, []))}>
              Buscar sem filtros
            </LinkButton>
          )}
          {footer.phone !== undefined && (
            <LinkButton href={`tel:${footer.phone.replace(/[^\d+]/g, '')}`}>
              Pergunte para nós: {footer.phone}
            </LinkButton>
          )}
        </div>
      </div>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">Procure por categoria</h2>
        <CategoryTiles categories={categories} label="Categorias da loja" />
      </section>
      <ProductRow
        title="Mais vendidos"
        products={popular?.products ?? []}
        session={scope.session}
        controls={controls}
      />
    </div>
  );
}
