import type { FastifyInstance } from 'fastify';

const always = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' } as const;

/** Only documents have an opener, ask for permissions and refer to others; pictures and scripts would carry them for nothing. */
const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
} as const;

/** For responses that are not pages: nothing in them may run. Pages set their own policy, which permits their own inline code. */
const INERT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** The headers of every response that is not a page. */
export const inertHeaders = { ...always, 'content-security-policy': INERT } as const;

/** Header name and value, for responses over https. */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const;

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // A few pages are made for an iframe of ours.
    const framed = reply.getHeader('x-frame-options') === 'SAMEORIGIN';
    reply.headers(always);
    if (framed) reply.header('x-frame-options', 'SAMEORIGIN');
    if (String(reply.getHeader('content-type')).startsWith('text/html')) {
      // Some pages ask for a stricter one.
      const referrers = reply.getHeader('referrer-policy');
      reply.headers(ofDocuments);
      if (referrers !== undefined) reply.header('referrer-policy', referrers);
    }
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', INERT);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.header(...HSTS);
    done(null, payload);
  });
}
