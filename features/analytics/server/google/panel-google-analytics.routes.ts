import type { FastifyInstance } from 'fastify';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import {
  analyticsAccountEndpoint,
  saveAnalyticsAccountEndpoint,
} from '../../contract/analytics.endpoints.ts';
import {
  analyticsAccountSchema,
  saveAnalyticsAccountSchema,
} from '../../contract/analytics-account.schema.ts';
import { accountTexts } from '../../contract/texts.ts';
import { type AnalyticsAccount, analyticsAccountOf, saveAnalyticsAccount } from './analytics-account.ts';

const owners = { access: 'staff', permission: 'analytics:manage' } as const;

/** How a shop's owner connects it with Google Analytics. */
export function panelGoogleAnalyticsRoutes(
  app: FastifyInstance,
  { sessionSecret }: { readonly sessionSecret: string },
): void {
  serve(app, analyticsAccountEndpoint, analyticsAccountSchema, owners, async (context) =>
    accountToWire(await analyticsAccountOf(context)),
  );
  serve(app, saveAnalyticsAccountEndpoint, saveAnalyticsAccountSchema, owners, async (context, { body }) => {
    const wanted = { measurementId: body.superon_ga ?? undefined, secret: body.segredo };
    return accountToWire(orRefuse(await saveAnalyticsAccount(context, sessionSecret, wanted), accountTexts));
  });
}

const accountToWire = ({ measurementId, hasSecret }: AnalyticsAccount) => ({
  superon_ga: measurementId ?? null,
  segredo_definido: hasSecret,
});
