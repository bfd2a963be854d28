import type { ProviderModule } from '../providers/provider-module.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { sandboxCardField } from './sandbox-field.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** Needs no keys: every supplier may use it where the server enables it. */
export const sandboxModule: ProviderModule = {
  label: 'provedor de demonstração',
  needsKeys: false,
  open: async ({ database, supplier }, { sandbox, sessionSecret: secret }) =>
    sandbox ? sandboxProvider({ db: database.db, supplier, secret }) : undefined,
  cardField: sandboxCardField,
  routes: (app, { sandbox }) => {
    if (sandbox) sandboxRoutes(app);
  },
};
