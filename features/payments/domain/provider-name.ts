/** The payment providers. 'sandbox' is a fake one for tests and the demo, which moves no money. */
export const PROVIDER_NAMES = ['sandbox', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
