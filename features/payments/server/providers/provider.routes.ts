import type { FastifyInstance } from 'fastify';
import type { ProviderModules, ProviderSettings } from './provider-module.ts';
import { providers } from './providers.ts';

/** The endpoints that each provider has of its own. */
export function providerRoutes(
  app: FastifyInstance,
  settings: ProviderSettings,
  modules: ProviderModules = providers,
): void {
  for (const { routes } of Object.values(modules)) routes(app, settings);
}
