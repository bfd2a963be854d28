/** Who moves money for suppliers. 'sandbox' plays one: in tests and in the demo, where no money moves. */
export const PROVIDER_NAMES = ['sandbox', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export const isProviderName = (word: string): word is ProviderName =>
  PROVIDER_NAMES.some((name) => name === word);
