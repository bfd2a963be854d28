/** What became of changes of lists that were sent late. */
import { amountShort } from '#features/catalog/storefront/words/unit-words.ts';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import type { ApiRefusal } from '#platform/web/api.ts';
import type { ItemConflict } from '../../domain/change-items.ts';
import { isQuantity, type WaitingChange } from './waiting-change.ts';

const refusedWords = (change: WaitingChange): string =>
  isQuantity(change)
    ? `A mudança de “${change.productName}” na lista “${change.listName}” não foi salva`
    : `“${change.productName}” não entrou na lista “${change.listName}”`;

export const sayRefused = (change: WaitingChange, { message }: ApiRefusal): void =>
  showToast({ text: `${refusedWords(change)}: ${message}`, tone: 'error' });

export interface SentConflict extends ItemConflict {
  readonly change: WaitingChange;
}

/** Of two quantities the larger one stands. As an error, the message stays until it is closed. */
export function sayConflicts(conflicts: readonly SentConflict[]): void {
  const [first] = conflicts;
  if (first === undefined) return;
  const { productName, listName } = first.change;
  const text =
    conflicts.length === 1
      ? `“${productName}” também mudou em outro lugar: na lista “${listName}” ficou a maior quantidade, ${agreedWords(first)}.`
      : `${conflicts.length} produtos das suas listas também mudaram em outro lugar, e ficou a maior quantidade: ${conflicts
          .map((each) => `“${each.change.productName}”, ${agreedWords(each)}`)
          .join('; ')}.`;
  showToast({ text, tone: 'error' });
}

const agreedWords = ({ change, agreed }: SentConflict): string =>
  amountShort(agreed, isQuantity(change) ? change.unit : '');

export function sayArrived(changes: readonly WaitingChange[]): void {
  const [first] = changes;
  if (first === undefined) return;
  showToast({ text: changes.length === 1 ? arrivedWords(first) : manyArrivedWords(changes) });
}

function arrivedWords(change: WaitingChange): string {
  const { productName, listName } = change;
  if (!isQuantity(change)) return `“${productName}” entrou na lista “${listName}”.`;
  return change.quantity === 0
    ? `“${productName}” saiu da lista “${listName}”.`
    : `“${productName}” na lista “${listName}”: ${amountShort(change.quantity, change.unit)}.`;
}

const manyArrivedWords = (changes: readonly WaitingChange[]): string =>
  changes.some(isQuantity)
    ? `${changes.length} mudanças nas suas listas foram salvas.`
    : `${changes.length} produtos entraram nas suas listas.`;
