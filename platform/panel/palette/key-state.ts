/** Keyboard shortcuts of the whole panel: Ctrl+K, '?', and 'g' with a letter. */

export interface Press {
  readonly key: string;
  /** Ctrl, or Command on a Mac. */
  readonly command: boolean;
  readonly alt: boolean;
  /** The keys go into a field, or a dialog is open. */
  readonly typing: boolean;
}

export type KeyAction =
  | { readonly kind: 'palette' | 'help' | 'none' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'jump'; readonly letter: string };

/** What a press means; `waiting` says that 'g' was pressed just before. */
export function keyAction({ key, command, alt, typing }: Press, waiting: boolean): KeyAction {
  if (command && !alt && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (typing || command || alt) return { kind: 'none' };
  if (waiting && /^[a-z]$/.test(key)) return { kind: 'jump', letter: key };
  if (key === '?') return { kind: 'help' };
  return { kind: key === 'g' ? 'wait' : 'none' };
}
