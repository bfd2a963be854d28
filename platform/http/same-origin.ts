/**
 * Refuses a request with an effect unless it comes from our own pages. Browsers state the origin, and pages cannot forge it:
 * Sec-Fetch-Site, else Origin, else Referer. A request without any of them is not a browser's cross-site request (a program sends
 * the cookie that it was given), so it passes.
 */
import type { FastifyRequest } from 'fastify';
import { refusalOf } from './common-refusals.ts';

export function refuseCrossSite(request: FastifyRequest): void {
  if (!isSameOrigin(request)) throw refusalOf('cross-site');
}

/**
 * Applies `refuseCrossSite` to every request that may have an effect, whatever its session. Bearer tokens are exempt: a browser
 * never sends one by itself, so no other site can borrow one.
 */
export function refuseCrossSiteEffect(request: FastifyRequest): void {
  if (request.method === 'GET' || isBearer(request)) return;
  refuseCrossSite(request);
}

const isBearer = ({ headers }: FastifyRequest): boolean =>
  /^bearer [\w.-]{1,2048}$/i.test(headers.authorization ?? '');

function isSameOrigin({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from === undefined || originOf(from) === originOf(`${protocol}://${host}`);
}

/** 'null' and anything that is not an address gets a fresh symbol, which equals nothing. */
function originOf(address: string): string | symbol {
  try {
    return new URL(address).origin;
  } catch {
    return Symbol('no origin');
  }
}
