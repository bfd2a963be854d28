import type { PlacedOrder } from '../../domain/placed-order.ts';
import { Panel } from './panel.tsx';

type Texts = Pick<PlacedOrder, 'note' | 'customerOrderNumber'>;

/** What the client wrote; nothing where nothing was written. */
export function OrderTexts({ order: { note, customerOrderNumber } }: { readonly order: Texts }) {
  if (note === '' && customerOrderNumber === '') return null;
  return (
    <Panel title="Observações">
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {customerOrderNumber !== '' && (
        <p className="wrap-anywhere">
          <span className="text-ink-2">Número do seu pedido: </span>
          {customerOrderNumber}
        </p>
      )}
    </Panel>
  );
}
