/** The payment providers. 'sandbox' is a fake one for tests and the demo, which moves no money. */
export const PROVIDER_NAMES = ['sandbox', 'mercado-pago'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Whether its adapter has `mandates`. Mercado Pago's subscriptions and automatic payments take cards only. */
export const HAS_AUTOMATIC_PIX: Readonly<Record<ProviderName, boolean>> = {
  sandbox: true,
  'mercado-pago': false,
};

interface PixMethod {
  readonly kind: string;
  readonly provider: ProviderName | null;
  readonly settings: { readonly automaticPix?: unknown };
}

/** Whether the shop wants Pix Automático for this method, and the method's provider has it. */
export const offersAutomaticPix = ({ kind, provider, settings }: PixMethod): boolean =>
  kind === 'pix' && settings.automaticPix !== undefined && provider !== null && HAS_AUTOMATIC_PIX[provider];
