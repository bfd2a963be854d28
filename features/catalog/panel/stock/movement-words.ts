import { formatQuantity, type Quantity, thousandths } from '#kernel/quantity.ts';
import type { NamedStoreChange, StockCause, StockMovement } from '../../domain/stock/stock-movement.ts';

const causes: Readonly<Record<StockCause, string>> = {
  order: 'Pedido',
  return: 'Pedido cancelado ou devolvido',
  import: 'Importação',
  correction: 'Correção',
  grid: 'Edição em grade',
  receipt: 'Entrada',
  removal: 'Saída',
  transfer: 'Transferência',
  pickup: 'Retirada',
};

/** What is in none of the shop's stores. */
export const NO_STORE = 'Sem loja';

export const level = (stock: Quantity | undefined): string =>
  stock === undefined ? 'não contado' : formatQuantity(stock);

/** 'Entrada: de 3 para 5 (+2)', 'Transferência de 2: sem loja → Centro'. */
export function movementTitle({
  cause,
  before,
  after,
  stores,
}: Pick<StockMovement, 'cause' | 'before' | 'after' | 'stores'>): string {
  const [one] = stores;
  if (cause === 'transfer' && one !== undefined) {
    const from = stores.find((change) => change.after < change.before)?.name ?? NO_STORE.toLowerCase();
    const to = stores.find((change) => change.after > change.before)?.name ?? NO_STORE.toLowerCase();
    return `${causes.transfer} de ${difference(one)}: ${from} → ${to}`;
  }
  if (one !== undefined && before === after) return `${causes[cause]} em ${one.name}: ${change(one)}`;
  const title = `${causes[cause]}: ${change({ before, after })}`;
  return one === undefined ? title : `${title} · ${one.name}: ${change(one)}`;
}

const difference = ({ before, after }: Pick<NamedStoreChange, 'before' | 'after'>): string =>
  formatQuantity(thousandths(Math.abs(after - before)));

function change({ before, after }: Pick<StockMovement, 'before' | 'after'>): string {
  const by =
    before === undefined || after === undefined
      ? ''
      : ` (${after >= before ? '+' : '−'}${difference({ before, after })})`;
  return `de ${level(before)} para ${level(after)}${by}`;
}
