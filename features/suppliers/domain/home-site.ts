import type { Shop } from './shop.ts';

export interface HomeSite {
  readonly origin: string;
  /** The slug that addresses there don't say. */
  readonly lockedTo: string | undefined;
}

/**
 * Where a shop's pages are at home, whichever host is asked: on its own main domain, where it has one. So each page has
 * one address.
 */
export function homeSite(origin: string, { slug, domain }: Pick<Shop, 'slug' | 'domain'>): HomeSite {
  if (domain === undefined) return { origin, lockedTo: undefined };
  // A port that had to be said for this host has to be said for the other.
  const [, protocol, port = ''] = /^(https?:)\/\/.*?(:\d+)?$/.exec(origin) ?? [];
  return { origin: `${protocol}//${domain}${port}`, lockedTo: slug };
}
