/** Look-ups at services that the operator has configured: what they answer is validated, and cached for a day. */
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ttlCache } from '#platform/cache/ttl-cache.ts';
import { fetchOutside, type OutsideAnswer, type OutsideNetwork, outside } from './fetch-outside.ts';

const A_DAY = 24 * 60 * 60_000;

/** Undefined if the service failed or `read` found nothing usable, which is not cached. */
export type LookUp<Found> = (
  url: URL,
  read: (answer: OutsideAnswer) => Found | undefined,
) => Promise<Found | undefined>;

/** Concurrent look-ups of one URL share one request. */
export function cachedLookUp<Found>(maxCached: number, network: OutsideNetwork = outside): LookUp<Found> {
  const memo = ttlCache<Found>({ max: maxCached, timeToLive: A_DAY });
  return (url, read) =>
    memo.get(url.href, async () => {
      const answer = await fetchOutside(url, network);
      return answer.ok ? read(answer.value) : undefined;
    });
}

/** How services describe one thing by its key, such as a CEP. */
export interface Register<Body extends TSchema, Found> {
  /** Replaced by the key in the operator's URL: '{cep}'. */
  readonly placeholder: string;
  readonly maxCached: number;
  readonly body: Body;
  /** The body with status 200 that says that there is no such thing. With status 404 any body says so. */
  readonly missing: TSchema;
  /** Undefined for an answer about something else, or without what is needed. */
  readonly read: (body: Static<Body>, key: string) => Found | undefined;
}

/** 'unknown': there is no such thing. Undefined: the service failed. */
export function registerLookUp<Body extends TSchema, Found>(
  template: string,
  { placeholder, maxCached, body: shape, missing, read }: Register<Body, Found>,
  network?: OutsideNetwork,
): (key: string) => Promise<Found | 'unknown' | undefined> {
  const lookUp = cachedLookUp<Found | 'unknown'>(maxCached, network);
  return (key) =>
    lookUp(new URL(template.replaceAll(placeholder, key)), ({ status, body }) => {
      if (status === 404 || (status === 200 && Value.Check(missing, body))) return 'unknown';
      return status === 200 && Value.Check(shape, body) ? read(body, key) : undefined;
    });
}
