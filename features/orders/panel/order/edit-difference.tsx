import { formatMoney, type Money } from '#kernel/money.ts';
import { formatQuantity } from '#kernel/quantity.ts';
import type { EditedLine } from '../../domain/edits/order-edit.ts';

interface EditDifferenceProps {
  readonly lines: readonly EditedLine[];
  readonly before: Money;
  readonly after: Money;
}

/** Each changed line, and the totals before and after. */
export const EditDifference = ({ lines, before, after }: EditDifferenceProps) => (
  <div className="flex w-full flex-col gap-3 text-sm">
    <ul className="flex flex-col gap-2">
      {lines.map(({ index, name, unit, before: was, after: is }) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className="tabular-nums">
            <s className="text-ink-2">{formatQuantity(was)}</s> <span className="sr-only">passa a</span>
            <strong>{is === 0 ? 'sai do pedido' : `${formatQuantity(is)} ${unit}`}</strong>
          </span>
        </li>
      ))}
    </ul>
    <p className="flex justify-between gap-4 border-line border-t pt-3">
      <span>Total do pedido</span>
      <span className="tabular-nums">
        <s className="text-ink-2">{formatMoney(before)}</s> <strong>{formatMoney(after)}</strong>
      </span>
    </p>
  </div>
);
