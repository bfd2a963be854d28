import { ScanBarcode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatQuantity } from '#kernel/quantity.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import type { OrderToPick } from '../../domain/picking/order-to-pick.ts';
import { scannedLine } from '../../domain/picking/scanned-line.ts';
import { type LinePick, type PickingState, shownPick } from './picking-state.ts';

interface ScanFormProps {
  readonly order: OrderToPick;
  readonly state: PickingState;
  readonly onPick: (position: number, pick: LinePick) => void;
  /** Leads the person to a product whose weight has to be typed. */
  readonly onWeigh: (position: number) => void;
}

/** A scanner types a code and Enter: one more of that product. What came of it is said, and the next code can follow at once. */
export function ScanForm({ order, state, onPick, onWeigh }: ScanFormProps) {
  const [said, setSaid] = useState({ text: '', failed: false, at: state });
  const scan = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const code = field?.value.trim() ?? '';
    if (field === null || code === '') return;
    field.value = '';
    const lines = order.products.map((product, position) => ({
      ...product,
      position,
      ordered: product.quantity,
      picked: shownPick(order, state, position).quantity,
    }));
    const found = scannedLine(code, lines);
    if (found.kind === 'unknown') {
      setSaid({ text: `O código ${code} não é de nenhum produto deste pedido.`, failed: true, at: state });
      return;
    }
    const { name = '', unit = '', quantity } = order.products[found.position] ?? {};
    const ordered = quantity === undefined ? '' : `${formatQuantity(quantity)} ${unit.toLowerCase()}`;
    if (found.kind === 'counted') {
      const { note } = shownPick(order, state, found.position);
      onPick(found.position, { quantity: found.quantity, note });
      setSaid({
        text: `${name}: ${formatQuantity(found.quantity)} de ${ordered}.`,
        failed: false,
        at: state,
      });
    } else if (found.kind === 'full') {
      setSaid({ text: `${name}: já há tudo, ${ordered}.`, failed: true, at: state });
    } else {
      setSaid({ text: `${name}: escreva o peso.`, failed: false, at: state });
      onWeigh(found.position);
    }
  };
  return (
    <form method="post" noValidate onSubmit={scan} className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label="Código de barras ou do produto"
          outerClassName="flex-1"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="done"
        />
        <Button type="submit" aria-label="Contar um deste código">
          <ScanBarcode aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p role="status" className={said.failed ? 'text-danger text-sm' : 'font-medium text-sm'}>
        {/* What was refused is over once something else has been picked. */}
        {said.failed && said.at !== state ? '' : said.text}
      </p>
    </form>
  );
}
