/** History operations that make Back close an overlay. Pure functions; the overlay's host carries them out. */

/** `marked`: the current history entry was created for an overlay. */
export type HistoryMove = 'push' | 'back' | 'none';

/** The page has opened or closed a view. */
export function moveForChange(isOpen: boolean, marked: boolean): HistoryMove {
  if (isOpen) return marked ? 'none' : 'push';
  return marked ? 'back' : 'none';
}

/** The user has navigated in the history: an open view stays only if its own entry is current. */
export const closesOnArrival = (isOpen: boolean, marked: boolean): boolean => isOpen && !marked;
