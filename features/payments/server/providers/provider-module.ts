import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/db/context.ts';
import type { ProviderName } from '../../domain/provider-names.ts';
import type { CardFieldKind } from '../card-field/card-field-kind.ts';
import type { Provider } from './provider.ts';

/** The server's settings that providers need. */
export interface ProviderSettings {
  /** Encrypts the suppliers' keys, and signs the sandbox's webhooks. */
  readonly sessionSecret: string;
  /** The base URL at which providers reach this server. */
  readonly publicUrl: string;
  /** Enables the sandbox provider: only where no real money may move. */
  readonly sandbox: boolean;
}

/** All that this feature knows of one payment provider. Nothing outside of its folder asks for a provider by name. */
export interface ProviderModule {
  /** The provider's name in sentences for the supplier's staff: 'O … recusou devolver R$ 10,00.' */
  readonly label: string;
  /** Whether a supplier needs keys of its own; else every supplier may use it where the server enables it. */
  readonly needsKeys: boolean;
  /** The adapter with the keys of the context's supplier; undefined if the supplier cannot use the provider. */
  readonly open: (context: Context, settings: ProviderSettings) => Promise<Provider | undefined>;
  readonly cardField: CardFieldKind;
  /** The provider's own endpoints: those that save a supplier's keys, for example. */
  readonly routes: (app: FastifyInstance, settings: ProviderSettings) => void;
}

export type ProviderModules = Readonly<Record<ProviderName, ProviderModule>>;
