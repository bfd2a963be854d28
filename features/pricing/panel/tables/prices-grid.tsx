import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { cx } from '#platform/ui/cx.ts';
import type { PricedRow } from '../price-sources.ts';
import { PRICE_FIELDS, type PriceField } from './grid-lines.ts';
import type { PricesGridState } from './use-prices-grid.ts';

const TITLES: Readonly<Record<PriceField, string>> = {
  price: 'Preço na tabela (R$)',
  wholesale: 'Atacado (R$)',
  minimum: 'Atacado a partir de',
};

interface PricesGridProps {
  readonly rows: readonly PricedRow[];
  readonly grid: PricesGridState;
  readonly readOnly: boolean;
}

/** The cells. Each is a text field of its own, so that a screen reader names product and column. */
export function PricesGrid({ rows, grid, readOnly }: PricesGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const press = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`);
    cell?.focus();
    cell?.select();
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text');
    if (readOnly || !/[\t\n]/.test(text)) return;
    event.preventDefault();
    grid.paste(rows, text, row, column);
  };
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table ref={table} className="w-full min-w-xl border-collapse md:min-w-3xl text-sm">
        <caption className="sr-only">Preços da tabela</caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-2">
            <th scope="col" className="p-2 font-medium">
              Produto
            </th>
            <th scope="col" className="hidden p-2 text-right font-medium md:table-cell">
              Preço normal
            </th>
            {PRICE_FIELDS.map((field) => (
              <th key={field} scope="col" className="p-2 font-medium">
                {TITLES[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((product, row) => (
            <tr key={product.id} className="border-line border-b align-top last:border-0">
              <th scope="row" className="min-w-36 p-2 text-left font-medium md:min-w-48">
                {product.name}
                <span className="block font-normal text-ink-2 text-xs">{product.sku}</span>
                <span className="block font-normal text-ink-2 text-xs md:hidden">
                  Normal: {formatMoney(product.price)}
                </span>
                {grid.theirs(product.id) !== undefined && (
                  <span className="block font-normal text-warn text-xs">{grid.theirs(product.id)}</span>
                )}
              </th>
              <td className="hidden p-2 pt-3 text-right tabular-nums md:table-cell">
                {formatMoney(product.price)}
              </td>
              {PRICE_FIELDS.map((field, column) => {
                const fault = grid.fault(product.id, field);
                const name = `${id}-${row}-${column}`;
                return (
                  <td key={field} className="p-1">
                    <input
                      data-cell={`${row} ${column}`}
                      aria-label={`${TITLES[field]} de ${product.name}`}
                      aria-invalid={fault !== undefined}
                      aria-describedby={fault === undefined ? undefined : name}
                      value={grid.shown(product.id, field)}
                      readOnly={readOnly}
                      inputMode="decimal"
                      autoComplete="off"
                      onChange={({ currentTarget }) =>
                        grid.set({ [product.id]: { [field]: currentTarget.value } })
                      }
                      onKeyDown={(event) => press(event, row, column)}
                      onPaste={(event) => paste(event, row, column)}
                      className={cx(
                        'field field-sm w-full min-w-24 tabular-nums',
                        grid.isChanged(product.id, field) && 'border-brand-text bg-brand-soft font-semibold',
                        fault !== undefined && 'border-danger',
                      )}
                    />
                    {fault !== undefined && (
                      <span id={name} className="mt-1 block text-danger text-xs">
                        {fault}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
