import { useSuspenseQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { homeAddress, searchAddress } from './addresses.ts';
import { useFollowMove } from './follow-move.ts';
import { CategoryTiles } from './list/category-tiles.tsx';
import { categoriesQuery } from './queries/categories-query.ts';

interface CatalogNotFoundProps {
  /** Example: 'Produto não encontrado'. */
  readonly title: string;
}

/** For a product or category that is not sold: links back into the shop. */
export function CatalogNotFound({ title }: CatalogNotFoundProps) {
  const { id, slug } = useShop();
  const { data: categories } = useSuspenseQuery(categoriesQuery(useApi(), id));
  if (useFollowMove(slug)) return null;
  return (
    <div className="flex flex-col">
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={title}
        text="Ele pode ter saído da loja ou mudado de endereço. Procure pelo nome na busca ou por uma categoria."
        actions={
          <>
            <LinkButton tone="primary" href={searchAddress(slug)}>
              Ver todos os produtos
            </LinkButton>
            <LinkButton href={homeAddress(slug)}>Ir para o início</LinkButton>
          </>
        }
      />
      <CategoryTiles categories={categories} label="Categorias da loja" />
    </div>
  );
}
