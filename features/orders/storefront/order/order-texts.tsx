import type { PlacedOrder } from '../../domain/placed-order.ts';
import { Panel } from './panel.tsx';

type Texts = Pick<PlacedOrder, 'note' | 'customerOrderNumber' | 'characteristics'>;

/** The client's texts and answers; renders nothing without any. */
export function OrderTexts({ order }: { readonly order: Texts }) {
  const { note, customerOrderNumber, characteristics } = order;
  if (note === '' && customerOrderNumber === '' && characteristics.length === 0) return null;
  return (
    <Panel title="Observações">
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {customerOrderNumber !== '' && (
        <p className="wrap-anywhere">
          <span className="text-ink-2">Número do seu pedido: </span>
          {customerOrderNumber}
        </p>
      )}
      {characteristics.map(({ id, name, answer }) => (
        <p key={id} className="wrap-anywhere">
          <span className="text-ink-2">{name}: </span>
          {answer}
        </p>
      ))}
    </Panel>
  );
}
