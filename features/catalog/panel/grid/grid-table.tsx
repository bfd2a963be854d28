import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '#platform/ui/cx.ts';
import type { GridField } from '../../domain/panel/grid-change.ts';
import type { CategoryChoice } from '../../domain/panel/grid-text.ts';
import type { PanelListProduct } from '../../domain/panel/panel-list.ts';
import type { Grid } from './use-grid.ts';

const TITLES: Readonly<Record<GridField, string>> = {
  price: 'Preço (R$)',
  cost: 'Custo (R$)',
  onOffer: 'Oferta',
  stock: 'Estoque',
  minimum: 'Mínimo',
  active: 'À venda',
  categoryId: 'Categoria',
};

interface GridTableProps {
  readonly products: readonly PanelListProduct[];
  readonly categories: readonly CategoryChoice[];
  readonly grid: Grid;
}

/** The cells. Each is a text field of its own, so that a screen reader names product and column. */
export function GridTable({ products, categories, grid }: GridTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const focus = (row: number, column: number): void => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
    cell?.focus();
    cell?.select();
  };
  const press = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(row + step, column);
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    grid.paste(text, row, column);
  };
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface">
      <datalist id={`${id}-categories`}>
        {categories.map(({ value, label }) => (
          <option key={value} value={label} />
        ))}
      </datalist>
      <table ref={table} className="w-full min-w-4xl border-collapse text-sm">
        <caption className="sr-only">Produtos em grade</caption>
        <thead>
          <tr className="border-line border-b text-left text-ink-2">
            <th scope="col" className="p-2 font-medium">
              Produto
            </th>
            {grid.fields.map((field) => (
              <th key={field} scope="col" className="p-2 font-medium">
                {TITLES[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => (
            <tr key={product.id} className="border-line border-b align-top last:border-0">
              <th scope="row" className="min-w-48 p-2 text-left font-medium">
                {product.name}
                <span className="block font-normal text-ink-2 text-xs">{product.sku}</span>
                {grid.lineFault(product) !== undefined && (
                  <span role="alert" className="block font-normal text-danger text-xs">
                    {grid.lineFault(product)}
                  </span>
                )}
              </th>
              {grid.fields.map((field, column) => {
                const fault = grid.fault(product, field);
                const name = `${id}-${row}-${column}`;
                return (
                  <td key={field} className="p-1">
                    <input
                      data-cell={`${row} ${column}`}
                      aria-label={`${TITLES[field]} de ${product.name}`}
                      aria-invalid={fault !== undefined}
                      aria-describedby={fault === undefined ? undefined : name}
                      value={grid.shown(product, field)}
                      list={field === 'categoryId' ? `${id}-categories` : undefined}
                      inputMode={['price', 'cost', 'stock', 'minimum'].includes(field) ? 'decimal' : 'text'}
                      onChange={({ currentTarget }) =>
                        grid.set({ [grid.keyOf(product.id, field)]: currentTarget.value })
                      }
                      onKeyDown={(event) => press(event, row, column)}
                      onPaste={(event) => paste(event, row, column)}
                      className={cx(
                        'field field-sm w-full',
                        field === 'categoryId' ? 'min-w-48' : 'min-w-20',
                        grid.isChanged(product, field) && 'border-brand-text bg-brand-soft font-semibold',
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
