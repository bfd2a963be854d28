/** Reads what waits from the browser's storage, where anybody may have written: what is no change is left out. */
import { isUuid } from '#kernel/ids.ts';
import { LARGEST_QUANTITY } from '#kernel/quantity.ts';
import type { WaitingAddition, WaitingChange, WaitingQuantity } from './waiting-changes.ts';

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
