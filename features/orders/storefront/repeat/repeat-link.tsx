import { RotateCcw } from 'lucide-react';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { shopHref } from '#features/suppliers/storefront/shop-href.ts';
import type { OrderNumber } from '#kernel/ids.ts';
import { LinkButton } from '#platform/ui/links/link-button.tsx';

interface RepeatLinkProps {
  readonly number: OrderNumber;
  readonly label?: string;
  readonly className?: string;
}

export function RepeatLink({ number, label = 'Repetir pedido', className }: RepeatLinkProps) {
  const { slug } = useShop();
  return (
    <LinkButton
      href={shopHref(slug, `/pedidos/${number}/repetir`)}
      tone="secondary"
      size="sm"
      className={className}
      aria-label={`${label} ${number}`}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {label}
    </LinkButton>
  );
}
