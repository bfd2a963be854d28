import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { homeAddress } from '#features/catalog/storefront/addresses.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { LinkButton } from '#platform/ui/links/link-button.tsx';
import { RemovedRow, useRemovedLine } from './removed-line.tsx';

interface EmptyCartProps {
  readonly level?: 1 | 2;
  /** Other ways to fill it: the last order, the shop's categories. */
  readonly children?: ReactNode;
}

export function EmptyCart({ level = 2, children }: EmptyCartProps) {
  const { slug } = useShop();
  const removed = useRemovedLine();
  return (
    <div data-empty-cart="" className="flex flex-col gap-6 pb-8">
      {removed !== undefined && (
        <div className="px-5 pt-5">
          <RemovedRow removed={removed} />
        </div>
      )}
      <EmptyState
        icon={<ShoppingCart />}
        level={level}
        title="O carrinho está vazio"
        text="Experimente adicionar alguns produtos."
        actions={
          <>
            <LinkButton href={homeAddress(slug)} tone="primary">
              Ver produtos
            </LinkButton>
            <LinkButton href={shopHref(slug, '/compra-rapida')} tone="secondary">
              Compra rápida
            </LinkButton>
          </>
        }
      />
      {children}
    </div>
  );
}
