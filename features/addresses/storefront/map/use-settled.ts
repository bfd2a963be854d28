import { useEffect, useState } from 'react';

/** How long nobody types before a text counts as finished. */
const PAUSE = 1_000;

/** The text as it was when typing last paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
