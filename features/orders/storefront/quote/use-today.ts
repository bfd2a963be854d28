import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/scope.ts';

const MINUTE = 60_000;

/** The time, every minute; undefined until the page runs in the browser, whose clock the server can't know. */
export function useToday(): Instant | undefined {
  const [now, setNow] = useState<Instant>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
