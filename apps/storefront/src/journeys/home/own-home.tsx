import { Zap } from 'lucide-react';
import { useSession } from '#features/accounts/storefront/login/use-session.ts';
import { useCatalogScope } from '#features/catalog/storefront/queries/use-catalog-scope.ts';
import type { ShownBlock } from '#features/content/domain/home/home-block.ts';
import { useHome } from '#features/content/storefront/home/home-query.ts';
import { ClientHome } from '#features/orders/storefront/home/client-home.tsx';
import { HomeCard } from '#features/orders/storefront/home/home-cards.tsx';

/** What the home shows first to who is logged in; with ordering by codes for who buys for a company. */
export function OwnHome() {
  const { company } = useSession();
  const scope = useCatalogScope();
  const home = useHome(scope, undefined);
  return (
    <ClientHome
      scope={scope}
      showsBought={!home.blocks.some(showsBought)}
      cards={
        company === true ? (
          <HomeCard
            icon={<Zap aria-hidden="true" />}
            title="Compra rápida"
            text="Por códigos ou planilha"
            path="/compra-rapida"
          />
        ) : undefined
      }
    />
  );
}

const showsBought = ({ content }: ShownBlock): boolean =>
  content.kind === 'carousel' && content.carousel.kind === 'bought-before';
