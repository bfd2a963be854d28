import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';

const SECOND = 1000;

/** The current time, updated every second; undefined during server rendering, which can't know the browser's clock. */
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
