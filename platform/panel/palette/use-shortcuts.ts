import { useEffect, useRef } from 'react';
import { keyAction } from './key-state.ts';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  readonly onJump: (letter: string) => void;
}

/** Between 'g' and its letter. Milliseconds. */
const JUMP_TIMEOUT = 1200;

const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="menu"]';

/** Listens to the whole window while the panel is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listening = new AbortController();
    let waitsUntil = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat) return;
      const typing = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const { key, altKey: alt, ctrlKey, metaKey, timeStamp } = event;
      const action = keyAction({ key, alt, command: ctrlKey || metaKey, typing }, timeStamp < waitsUntil);
      waitsUntil = action.kind === 'wait' ? timeStamp + JUMP_TIMEOUT : 0;
      if (action.kind === 'none' || action.kind === 'wait') return;
      event.preventDefault();
      if (action.kind === 'jump') latest.current.onJump(action.letter);
      else if (action.kind === 'help') latest.current.onHelp();
      else latest.current.onPalette();
    };
    window.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
