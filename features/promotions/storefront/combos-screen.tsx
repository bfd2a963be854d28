import { useSuspenseQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { Breadcrumb } from '#platform/ui/breadcrumb.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { PageTitle } from '#platform/ui/page-title.tsx';
import type { ComboControls } from './combo-controls.ts';
import { ComboGrid } from './combo-grid.tsx';
import { combosQuery } from './queries/combo-queries.ts';

interface CombosScreenProps {
  readonly scope: CatalogScope;
  readonly controls: ComboControls;
}

/** All combos offered to this shopper. Spec 2, promotional combo. */
export function CombosScreen({ scope, controls }: CombosScreenProps) {
  const shop = useShop();
  const { data: combos } = useSuspenseQuery(combosQuery(scope));
  return (
    <div className="-mt-3 flex flex-col gap-5">
      <Breadcrumb crumbs={[{ label: shop.name, href: homeAddress(shop.slug) }]} current="Combos" />
      {combos.length === 0 ? (
        <EmptyState
          level={1}
          icon={<PackageOpen />}
          title="Nenhum combo no momento"
          text="Quando a loja juntar produtos por um preço melhor, eles aparecem aqui."
          actions={
            <LinkButton tone="primary" href={shopHref(shop.slug, '/busca')}>
              Ver todos os produtos
            </LinkButton>
          }
        />
      ) : (
        <>
          <PageTitle lead="Produtos que vão bem juntos, por menos do que custam sozinhos.">Combos</PageTitle>
          <ComboGrid combos={combos} session={scope.session} controls={controls} first />
        </>
      )}
    </div>
  );
}
