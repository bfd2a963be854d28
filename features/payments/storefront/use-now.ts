import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';

const SECOND = 1000;

/** The time, every second; undefined until the page runs in the browser, whose clock the server can't know. */
export function useNow(running: boolean): Instant | undefined {
  const [now, setNow] = useState<Instant>();
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
