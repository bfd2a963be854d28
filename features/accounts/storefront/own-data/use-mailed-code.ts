import { useEffect, useState } from 'react';

/**
 * The code of the link that was mailed. It stands behind '#', which no server and no other site is told, and leaves the
 * address bar at once. Undefined until the page lives; empty where the link has none.
 */
export function useMailedCode(): string | undefined {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const found = new URLSearchParams(hash.slice(1)).get('codigo') ?? '';
    setCode((known) => known || found);
    if (found !== '') window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return code;
}
