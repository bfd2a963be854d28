import { ShoppingBasket } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

export function UnderAgeScreen() {
  const { slug, name } = useShop();
  return (
    <EmptyState
      level={1}
      icon={<ShoppingBasket />}
      title="Este produto é só para maiores de 18 anos"
      text={`A lei não deixa vendê-lo a quem tem menos. O resto de ${name} está à sua disposição, e o seu carrinho continua como estava.`}
      actions={
        <>
          <LinkButton tone="primary" href={shopHref(slug, '/')}>
            Ver outros produtos
          </LinkButton>
          <LinkButton href={shopHref(slug, '/carrinho')}>Ir para o carrinho</LinkButton>
        </>
      }
    />
  );
}
