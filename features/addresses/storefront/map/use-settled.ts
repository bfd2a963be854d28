import { useEffect, useState } from 'react';

/** Milliseconds without typing until the text counts as finished. */
const PAUSE = 1_000;

/** The text at the last pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
