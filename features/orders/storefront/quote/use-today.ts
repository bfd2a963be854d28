import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';

const MINUTE = 60_000;

/** The time, updated every minute; undefined during server rendering, where the browser's clock is unknown. */
export function useToday(): Instant | undefined {
  const [now, setNow] = useState<Instant>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
