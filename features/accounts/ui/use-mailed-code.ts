import { useEffect, useState } from 'react';

/**
 * Code of a mailed link. It is in the fragment ('#'), which is sent to no server or other site, and is removed from the address
 * bar immediately. Undefined before hydration; empty where the link has none.
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
