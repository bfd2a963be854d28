/** What the history has to do so that Back closes an overlay. Pure, so that the host only obeys. */

/** `marked`: the current history entry was made for an overlay. */
export type HistoryMove = 'push' | 'back' | 'none';

/** A view was opened or closed by the page. */
export function moveForChange(isOpen: boolean, marked: boolean): HistoryMove {
  if (isOpen) return marked ? 'none' : 'push';
  return marked ? 'back' : 'none';
}

/** The person moved in the history: an open view stays only where its own entry is current. */
export const closesOnArrival = (isOpen: boolean, marked: boolean): boolean => isOpen && !marked;
