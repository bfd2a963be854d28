import { formatQuantity, LARGEST_QUANTITY, NONE, thousandths, toNumber } from '#kernel/quantity.ts';
import type { Api } from '#platform/web/api.ts';
import { correctStockEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import { moveStockEndpoint } from '../../contract/stock/stock-list.endpoints.ts';
import type { StockRow } from '../../domain/stock/stock-list.ts';
import type { StockStore } from '../../domain/stock/store-stock-list.ts';

export type MovementKind = 'receipt' | 'removal' | 'count';

export interface MovementValues {
  kind: MovementKind;
  /** Thousandths. */
  quantidade: number | null;
  /** A store's id; empty: in none. */
  loja: string;
  motivo: string;
}

/** Only what is counted can come in or go out. */
export const kindsOf = ({ available }: StockRow) => [
  ...(available === undefined
    ? []
    : [
        { value: 'receipt', label: 'Entrada: chegou mercadoria' },
        { value: 'removal', label: 'Saída: perda, uso ou devolução' },
      ]),
  { value: 'count', label: 'Contagem: contei o que há' },
];

/** The stores a movement can be about, each with what it has of the product. */
export const storesOf = ({ stores: there }: Pick<StockRow, 'stores'>, stores: readonly StockStore[]) =>
  stores.map(({ id, name }) => ({ value: id, label: `${name} (${formatQuantity(there.get(id) ?? NONE)})` }));

/** What there would be afterwards; undefined while it cannot be said. */
export function stockAfter(
  { available }: Pick<StockRow, 'available'>,
  { kind, quantidade }: Pick<MovementValues, 'kind' | 'quantidade'>,
): string | undefined {
  if (quantidade === null) return undefined;
  const after =
    kind === 'count' ? quantidade : (available ?? 0) + (kind === 'receipt' ? quantidade : -quantidade);
  return after < 0 || after > LARGEST_QUANTITY ? undefined : formatQuantity(thousandths(after));
}

export async function sendMovement(
  api: Api,
  shopId: string,
  row: StockRow,
  { kind, quantidade, loja, motivo }: MovementValues,
  chave: string,
): Promise<void> {
  const params = { idfornecedor: shopId, idproduto: row.id };
  const quantity = toNumber(thousandths(quantidade ?? 0));
  if (kind === 'count') {
    const visto = row.available === undefined ? null : toNumber(row.available);
    await api.call(correctStockEndpoint, { params, body: { chave, visto, estoque: quantity, motivo } });
  } else {
    const place = loja === '' ? {} : { idloja: loja };
    const tipo = kind === 'receipt' ? 'ENTRADA' : 'SAIDA';
    await api.call(moveStockEndpoint, {
      params,
      body: { chave, tipo, quantidade: quantity, ...place, motivo },
    });
  }
}
