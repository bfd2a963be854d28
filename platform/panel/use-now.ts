import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';

/** Milliseconds. */
const TICK = 30_000;

/** The time, for texts such as 'há 5 min'; renders twice a minute. */
export function useNow(): Instant {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
