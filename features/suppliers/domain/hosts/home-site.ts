import type { Shop } from '../shop.ts';

export interface HomeSite {
  readonly origin: string;
  /** Slug that paths on this origin omit. */
  readonly lockedTo: string | undefined;
}

/** Canonical site of a shop, whatever the request's host: its main domain, if it has one. So each page has one URL. */
export function homeSite(origin: string, { slug, domain }: Pick<Shop, 'slug' | 'domain'>): HomeSite {
  if (domain === undefined) return { origin, lockedTo: undefined };
  // A non-default port of the current host is used for the other, too.
  const [, protocol, port = ''] = /^(https?:)\/\/.*?(:\d+)?$/.exec(origin) ?? [];
  return { origin: `${protocol}//${domain}${port}`, lockedTo: slug };
}
