import { mercadoPagoModule } from '../mercado-pago/mercado-pago-module.ts';
import { sandboxModule } from '../sandbox/sandbox-module.ts';
import type { ProviderModules } from './provider-module.ts';

/** Every payment provider. A name without its module does not compile. */
export const providers: ProviderModules = {
  sandbox: sandboxModule,
  'mercado-pago': mercadoPagoModule,
};
