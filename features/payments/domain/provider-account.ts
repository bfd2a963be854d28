import type { Instant } from '#kernel/scope.ts';
import type { ProviderName } from './provider-names.ts';

/** A shop's account at a provider, as its staff see it: never a secret. */
export interface ProviderAccount {
  readonly provider: ProviderName;
  readonly label: string;
  readonly needsKeys: boolean;
  /** Whether the shop can receive by it now. */
  readonly connected: boolean;
  readonly publicKey?: string;
  readonly changedAt?: Instant;
  /** Where the provider has to send its webhooks. */
  readonly noticeUrl?: string;
}
