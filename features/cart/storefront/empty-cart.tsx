import { ShoppingCart } from 'lucide-react';
import { homeAddress } from '#features/catalog/storefront/public.tsx';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/link-button.tsx';

export function EmptyCart({ level = 2 }: { readonly level?: 1 | 2 }) {
  const { slug } = useShop();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      level={level}
      title="O carrinho está vazio"
      text="Experimente adicionar alguns produtos."
      actions={
        <LinkButton href={homeAddress(slug)} tone="primary">
          Ver produtos
        </LinkButton>
      }
    />
  );
}
