import { formatQuantity } from '#kernel/quantity.ts';
import { Badge } from '#platform/ui/badge.tsx';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';

type Marked = Pick<PanelListProduct, 'active' | 'archived' | 'onOffer'>;

/** Whether a product is sold. */
export const ProductState = ({ product: { active, archived, onOffer } }: { readonly product: Marked }) => (
  <span className="flex flex-wrap gap-1">
    {archived ? (
      <Badge>Arquivado</Badge>
    ) : active ? (
      <Badge tone="success">À venda</Badge>
    ) : (
      <Badge tone="warn">Fora da venda</Badge>
    )}
    {onOffer && <Badge tone="accent">Oferta</Badge>}
  </span>
);

/** What is left, marked where it is little. */
export function StockLevel({
  product: { stock, lowStock, minimum },
}: {
  readonly product: Pick<PanelListProduct, 'stock' | 'lowStock' | 'minimum'>;
}) {
  if (stock === undefined) return <span className="text-ink-2">Não contado</span>;
  const isLow = stock === 0 || stock < minimum || (lowStock !== undefined && stock <= lowStock);
  return isLow ? (
    <Badge tone="danger">{stock === 0 ? 'Esgotado' : `Baixo: ${formatQuantity(stock)}`}</Badge>
  ) : (
    formatQuantity(stock)
  );
}
