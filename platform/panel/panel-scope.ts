/** For whom the browser remembers how the panel looks: each person at each shop. */
import { createContext, useCallback, useContext, useState } from 'react';

export interface PanelScopeValue {
  readonly shopId: string;
  /** The person's login. Only a number made of it is stored: the browser's next user learns nothing. */
  readonly login: string;
}

export const PanelScope = createContext<PanelScopeValue>({ shopId: 'conta', login: '' });

/** 32 bits of FNV-1a: enough to tell a shop's staff apart. */
function markOf(login: string): string {
  let hash = 0x811c9dc5;
  for (const letter of login) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

export const preferenceKey = ({ shopId, login }: PanelScopeValue, name: string): string =>
  `vitrine-panel-${shopId}-${markOf(login)}-${name}`;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // No storage: the choice lasts until the page is left.
  }
}

/** A choice of how the panel looks. `parse` reads what is stored, and gives the usual value for anything else. */
export function usePreference<Value>(
  name: string,
  parse: (stored: unknown) => Value,
): readonly [Value, (value: Value) => void] {
  const key = preferenceKey(useContext(PanelScope), name);
  const [held, setHeld] = useState(() => ({ key, value: parse(read(key)) }));
  let current = held;
  if (held.key !== key) {
    current = { key, value: parse(read(key)) };
    setHeld(current);
  }
  const change = useCallback(
    (value: Value) => {
      setHeld({ key, value });
      write(key, value);
    },
    [key],
  );
  return [current.value, change];
}
