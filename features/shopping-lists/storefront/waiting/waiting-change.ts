/** A change of a list that waits for a connection, as it is stored in the browser. */
import { isUuid } from '#kernel/ids.ts';
import { LARGEST_QUANTITY } from '#kernel/quantity.ts';
import type { ItemChange } from '../../domain/change-items.ts';
import type { ListId } from '../../domain/shopping-list.ts';

interface InList {
  readonly listId: ListId;
  /** Names for messages. */
  readonly listName: string;
  readonly productName: string;
}

/** A product that was put into a list. In a list that has it already it changes nothing. */
export interface WaitingAddition extends InList, Pick<ItemChange, 'productId'> {
  /** The list that it is copied from, with its quantity there. */
  readonly from?: ListId;
  readonly quantity?: never;
}

/** A product's new quantity, 0 if it was taken out. */
export interface WaitingQuantity extends InList, ItemChange {
  readonly known: NonNullable<ItemChange['known']>;
  readonly unit: string;
}

export type WaitingChange = WaitingAddition | WaitingQuantity;

export const isQuantity = (change: WaitingChange): change is WaitingQuantity => change.quantity !== undefined;

/** Anybody may have written to the browser's storage: what is no change is left out. */
export function parseWaiting(text: string | null): readonly WaitingChange[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChange) : [];
  } catch {
    return [];
  }
}

type Stored = Partial<Readonly<Record<keyof WaitingAddition | keyof WaitingQuantity, unknown>>>;

function isChange(value: unknown): value is WaitingChange {
  const { listId, listName, productId, productName, ...change } = (value ?? {}) as Stored;
  return (
    [listId, productId].every(isId) &&
    [listName, productName].every(isText) &&
    (change.quantity === undefined ? isAddition(change) : isQuantityChange(change))
  );
}

const isAddition = ({ from }: Stored): boolean => from === undefined || isId(from);

const isQuantityChange = ({ quantity, known, unit, place }: Stored): boolean =>
  isAmount(quantity) &&
  Array.isArray(known) &&
  known.every(isAmount) &&
  isText(unit) &&
  (place === undefined || isAmount(place));

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isAmount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_QUANTITY;
