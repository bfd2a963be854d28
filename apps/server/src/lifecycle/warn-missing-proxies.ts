import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';

/** This process speaks no TLS itself: an https address means that a proxy stands before it. */
export function warnMissingProxies(
  { publicUrl, trustedProxies }: Pick<Settings, 'publicUrl' | 'trustedProxies'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (!publicUrl.startsWith('https:') || trustedProxies.length > 0) return;
  log.warn(
    'PUBLIC_URL is https, but TRUSTED_PROXIES names no proxy: all visitors look like one, with the limits of one, and cookies are not marked as secure',
  );
}
