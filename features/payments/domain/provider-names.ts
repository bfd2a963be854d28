/** The payment providers. 'sandbox' is a fake one for tests and the demo, which moves no money. */
export const PROVIDER_NAMES = ['sandbox', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Whether its adapter has `mandates`. Mercado Pago's subscriptions and automatic payments take cards only. */
export const HAS_AUTOMATIC_PIX: Readonly<Record<ProviderName, boolean>> = {
  sandbox: true,
  'mercado-pago': false,
};
