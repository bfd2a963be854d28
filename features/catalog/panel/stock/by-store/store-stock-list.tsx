import type { ReactNode } from 'react';
import { formatQuantity, formatSignedQuantity, type Quantity } from '#kernel/quantity.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { type StoreStock, unassignedOf } from '../../../domain/stock/store-stock-list.ts';
import { NO_STORE } from '../movement-words.ts';
import { newTransfer, settlingTransfer, type TransferValues } from './transfer-values.ts';

interface StoreStockListProps {
  readonly product: StoreStock;
  readonly mayWrite: boolean;
  readonly onTransfer: (values: TransferValues) => void;
  readonly onCount: (storeId: string) => void;
}

/** What each store has, what is in none, and what can be done about it. */
export function StoreStockList({ product, mayWrite, onTransfer, onCount }: StoreStockListProps) {
  const unassigned = unassignedOf(product);
  if (unassigned === undefined)
    return (
      <p className="text-ink-2 text-sm">
        O estoque deste produto ainda não é contado. Comece por uma contagem; depois distribua entre as lojas.
      </p>
    );
  const settling = settlingTransfer(product);
  return (
    <div className="flex flex-col gap-4">
      {settling !== undefined && (
        <Alert
          tone="warn"
          title={`A distribuir: ${formatSignedQuantity(unassigned)}`}
          actions={
            mayWrite && (
              <Button size="sm" onClick={() => onTransfer(settling)}>
                Dizer de onde saiu
              </Button>
            )
          }
        >
          Pedidos já levaram {formatQuantity(-unassigned as Quantity)} que ainda constam nas lojas. O que é
          retirado sai da loja quando o pedido é entregue; o que saiu em entregas, transfira da loja para “sem
          loja”.
        </Alert>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line">
        {product.stores.map(({ id, name, quantity }) => (
          <Place
            key={id}
            name={name}
            amount={formatQuantity(quantity)}
            action={
              mayWrite && (
                <Button size="sm" aria-label={`Contar em ${name}`} onClick={() => onCount(id)}>
                  Contar
                </Button>
              )
            }
          />
        ))}
        <Place name={NO_STORE} amount={formatSignedQuantity(unassigned)} />
      </ul>
      {mayWrite && (
        <Button className="self-start" onClick={() => onTransfer(newTransfer(product))}>
          Transferir
        </Button>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly amount: string;
  readonly action?: ReactNode;
}

const Place = ({ name, amount, action }: PlaceProps) => (
  <li className="flex min-h-14 items-center gap-3 px-4 py-2">
    <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
    <strong className="tabular-nums">{amount}</strong>
    {/* As wide as the buttons above, so that the numbers stand under each other. */}
    <span className="flex w-20 justify-end">{action}</span>
  </li>
);
