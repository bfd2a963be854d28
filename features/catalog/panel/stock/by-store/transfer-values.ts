import { formatSignedQuantity, type Quantity, thousandths } from '#kernel/quantity.ts';
import { type StoreStock, unassignedOf } from '../../../domain/stock/store-stock-list.ts';
import { NO_STORE } from '../movement-words.ts';

/** In a choice of places: in no store. */
export const NOWHERE = 'none';

export interface TransferValues {
  /** A store's id, or `NOWHERE`. */
  de: string;
  para: string;
  /** Thousandths. */
  quantidade: number | null;
  motivo: string;
}

/** The places goods can be in, each with what is there. */
export const placesOf = (product: StoreStock) => [
  { value: NOWHERE, label: `${NO_STORE} (${formatSignedQuantity(unassignedOf(product) ?? 0)})` },
  ...product.stores.map(({ id, name, quantity }) => ({
    value: id,
    label: `${name} (${formatSignedQuantity(quantity)})`,
  })),
];

/** How much can leave a place: what is in no store also with the goods of open orders, which are on the shelves. */
export function mostFrom(product: StoreStock, place: string): Quantity {
  const there =
    place === NOWHERE
      ? (unassignedOf(product) ?? 0) + product.reserved
      : (product.stores.find(({ id }) => id === place)?.quantity ?? 0);
  return thousandths(Math.max(0, there));
}

/** A form to place what is in no store; where nothing is left there, from the store that has most. */
export function newTransfer(product: StoreStock): TransferValues {
  const [first] = product.stores;
  const rest = { quantidade: null, motivo: '' };
  if (mostFrom(product, NOWHERE) > 0) return { de: NOWHERE, para: first?.id ?? '', ...rest };
  const from = fullest(product);
  const other = product.stores.find(({ id }) => id !== from?.id);
  return { de: from?.id ?? NOWHERE, para: other?.id ?? NOWHERE, ...rest };
}

/** The form that takes out of a store what orders have sold of it; undefined where nothing is missing. */
export function settlingTransfer(product: StoreStock): TransferValues | undefined {
  const missing = -(unassignedOf(product) ?? 0);
  const from = fullest(product);
  if (missing <= 0 || from === undefined) return undefined;
  const quantidade = Math.min(missing, from.quantity);
  return { de: from.id, para: NOWHERE, quantidade, motivo: 'Saída em entregas' };
}

const fullest = ({ stores }: StoreStock): StoreStock['stores'][number] | undefined =>
  stores.toSorted((a, b) => b.quantity - a.quantity)[0];
