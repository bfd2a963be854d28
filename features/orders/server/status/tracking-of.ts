import { defined } from '#kernel/defined.ts';
import type { Tracking } from '../../domain/order.ts';

/** As somebody typed it; empty texts are none. */
export interface TypedTracking {
  readonly carrier: string;
  readonly code: string;
  readonly link: string;
}

/** Undefined if all is empty; 'bad' without a carrier, or with a link that is not safe to follow. */
export function trackingOf(typed: TypedTracking): Tracking | 'bad' | undefined {
  const [carrier, code, link] = [typed.carrier.trim(), typed.code.trim(), typed.link.trim()];
  if (carrier === '' && code === '' && link === '') return undefined;
  const url = link === '' ? undefined : trackingUrl(link);
  if (carrier === '' || (link !== '' && url === undefined)) return 'bad';
  return { carrier, code, ...defined({ url }) };
}

/** The normalised URL if it is safe to link to; undefined unless it is https and without credentials. */
function trackingUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
    ? href
    : undefined;
}
