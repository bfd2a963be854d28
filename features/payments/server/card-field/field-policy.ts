import type { CardFieldKind } from './card-field-kind.ts';

/** Content-Security-Policy of the card page: nothing but what its provider needs. */
export const fieldPolicy = ({ policy }: CardFieldKind, nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...policy(nonce),
  ].join('; ');
