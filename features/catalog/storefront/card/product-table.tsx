import type { KeyboardEvent } from 'react';
import { formatQuantity } from '#kernel/quantity.ts';
import { priceLadder } from '../price/price-ladder.ts';
import { type TierColumn, tierColumns } from '../price/tier-columns.ts';
import { usePriceRules } from '../price/use-price-rules.ts';
import { ABOVE_THE_FOLD, type ProductGridProps } from './product-grid.tsx';
import { ProductTableRow } from './product-table-row.tsx';

/** Products for who buys by code: stock, prices by quantity, and a quantity to type in each row. */
export function ProductTable({ products, session, controls, label }: ProductGridProps) {
  const rules = usePriceRules();
  const ladders = products.map(({ offer, increments }) =>
    offer === undefined ? [] : priceLadder(offer, increments, rules),
  );
  const columns = tierColumns(ladders);
  const priced = ladders.some((rungs) => rungs.length > 0);
  return (
    <table
      aria-label={label}
      className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface text-sm"
    >
      {priced && (
        <caption className="caption-bottom px-4 pt-2 text-left text-ink-2 max-md:hidden">
          Digite a quantidade e tecle Enter; as setas para cima e para baixo mudam de linha.
        </caption>
      )}
      <thead className="text-ink-2 max-md:sr-only">
        <tr className="*:border-line *:border-b *:px-3 *:py-2.5 *:whitespace-nowrap *:font-medium">
          <th scope="col" className="text-left">
            Produto
          </th>
          <th scope="col" className="text-left max-[85rem]:hidden">
            Código
          </th>
          <th scope="col" className="text-right max-xl:hidden">
            Estoque
          </th>
          {priced && (
            <th scope="col" className="text-right max-xl:hidden">
              Preço
            </th>
          )}
          {columns.map((column, index) => (
            <th key={column ?? -index} scope="col" className="text-right max-xl:hidden">
              {columnWords(column, index)}
            </th>
          ))}
          <th scope="col" className="text-right">
            {priced ? 'Quantidade' : session.authenticated ? 'Preço' : 'Preço depois do login'}
          </th>
        </tr>
      </thead>
      <tbody data-product-list="" onKeyDown={moveByKey}>
        {products.map((product, index) => (
          <ProductTableRow
            key={product.id}
            product={product}
            session={session}
            controls={controls}
            rungs={ladders[index] ?? []}
            columns={columns}
            priced={priced}
            eager={index < ABOVE_THE_FOLD}
          />
        ))}
      </tbody>
    </table>
  );
}

const columnWords = (column: TierColumn, index: number): string =>
  column === undefined ? `${index + 2}ª faixa` : `A partir de ${formatQuantity(column)}`;

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** From a row's quantity to that of the next or the previous row. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  const by = MOVES[key];
  if (by === undefined || !(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(target) + by]?.focus();
}
