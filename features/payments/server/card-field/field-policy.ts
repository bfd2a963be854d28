import type { ProviderName } from '../../domain/provider-name.ts';

/**
 * Content-Security-Policy of the card page. The sandbox's page has an opaque origin, also when it is opened directly;
 * Mercado Pago's fields need an origin, and may load from its own hosts only.
 */
export const fieldPolicy = (provider: ProviderName, nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...policies[provider](nonce),
  ].join('; ');

const policies: Readonly<Record<ProviderName, (nonce: string) => readonly string[]>> = {
  sandbox: (nonce) => [`script-src 'nonce-${nonce}'`, 'sandbox allow-scripts allow-forms'],
  'mercado-pago': (nonce) => [
    `script-src 'nonce-${nonce}' https://sdk.mercadopago.com https://http2.mlstatic.com`,
    'frame-src https://*.mercadopago.com https://*.mercadolibre.com',
    'connect-src https://*.mercadopago.com https://*.mercadolibre.com',
    'img-src https://http2.mlstatic.com data:',
  ],
};
