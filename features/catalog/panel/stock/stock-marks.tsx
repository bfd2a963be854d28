import { formatQuantity, type Quantity, thousandths } from '#kernel/quantity.ts';
import { Badge, type Tone } from '#platform/ui/badge.tsx';
import { standingWords } from '../../contract/stock/stock-list.wire.ts';
import { type StockRow, type StockStanding, stockStanding } from '../../domain/stock/stock-list.ts';

const tones: Readonly<Record<StockStanding, Tone>> = {
  untracked: 'neutral',
  'sold-out': 'danger',
  low: 'warn',
  enough: 'success',
};

export const Standing = ({ row }: { readonly row: StockRow }) => {
  const standing = stockStanding(row);
  return <Badge tone={tones[standing]}>{standingWords[standing]}</Badge>;
};

export const amount = (value: Quantity | undefined): string =>
  value === undefined ? '—' : formatQuantity(value);

/** What is on the shelves: what can be sold, and what waits in orders. */
export const inShop = ({ available, reserved }: StockRow): Quantity | undefined =>
  available === undefined ? undefined : thousandths(available + reserved);
