import { RefreshCw } from 'lucide-react';
import { Button } from '#platform/ui/button.tsx';

interface NewOrdersProps {
  readonly count: number;
  readonly quotes: boolean;
  readonly onShow: () => void;
}

/** Says what has come since the list was read; the list moves only when the person wants it to. */
export const NewOrders = ({ count, quotes, onShow }: NewOrdersProps) => (
  <div role="status" className="min-h-0">
    {count > 0 && (
      <Button tone="primary" size="sm" onClick={onShow}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {newsWords(count, quotes)}
      </Button>
    )}
  </div>
);

function newsWords(count: number, quotes: boolean): string {
  const thing = quotes ? 'orçamento' : 'pedido';
  return count === 1 ? `Mostrar 1 ${thing} novo` : `Mostrar ${count} ${thing}s novos`;
}
