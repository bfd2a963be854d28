import { ttlCache } from '../cache/ttl-cache.ts';

/** Scrapes within this time share one answer. Milliseconds. */
const MAX_AGE = 5_000;
/** A scrape does not wait longer: Prometheus would drop all of it. Milliseconds. */
const LIMIT = 2_000;

/** What a scrape has to query for: asked for at most every five seconds, however many scrape, and given up where it takes too long. */
export function scraped<T extends object>(load: () => Promise<T>, limit = LIMIT): () => Promise<T> {
  const cache = ttlCache<T>({ max: 1, timeToLive: MAX_AGE });
  return async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('the scrape could not wait for it')), limit);
    try {
      return (await Promise.race([cache.get('', load), late])) as T;
    } finally {
      clearTimeout(timer);
    }
  };
}
