import type { FastifyInstance } from 'fastify';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { apiKeyToWire } from '../../contract/api-key.wire.ts';
import { apiKeyTexts, keyLoginTexts } from '../../contract/api-key-texts.ts';
import {
  createApiKeySchema,
  listApiKeysSchema,
  logInWithApiKeySchema,
  revokeApiKeySchema,
} from '../../contract/api-keys.schema.ts';
import { createApiKey } from '../../contract/create-api-key.ts';
import { listApiKeys } from '../../contract/list-api-keys.ts';
import { logInWithApiKey } from '../../contract/log-in-with-api-key.ts';
import { loginToWire } from '../../contract/login.wire.ts';
import { revokeApiKey } from '../../contract/revoke-api-key.ts';
import { giveSession } from '../sessions/give-session.ts';
import { presentedToken } from '../sessions/session-cookie.ts';
import { readSession } from '../sessions/session-token.ts';
import { logInWithApiKey as enter } from './log-in-with-api-key.ts';
import { createApiKey as create, listApiKeys as list, revokeApiKey as revoke } from './manage-api-keys.ts';

/** Login of a supplier's own systems, and the management of their API keys. Spec 6 and 7. */
export function apiKeysRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  serve(app, logInWithApiKey, logInWithApiKeySchema, { access: 'anyone' }, async (context, { body }) => {
    const { request, reply, now } = context;
    const presented = presentedToken(request);
    const entered = orRefuse(
      await enter(context, {
        key: body.apiKey,
        erpUser: body.idErpUsuario,
        ip: request.ip,
        previousSessionId: presented && (await readSession(secret, presented, now)),
      }),
      keyLoginTexts,
    );
    await giveSession(reply, secret, entered, now);
    return loginToWire(entered, await shopOf(context));
  });

  const owners = { access: 'staff', permission: 'api-keys:manage' } as const;

  serve(app, listApiKeys, listApiKeysSchema, owners, async (context) => ({
    chaves: (await list(context)).map(apiKeyToWire),
  }));

  serve(app, createApiKey, createApiKeySchema, owners, async (context, { body }) => {
    const { key, secret: chave } = orRefuse(await create(context, body.nome.trim()), apiKeyTexts);
    return { ...apiKeyToWire(key), chave };
  });

  serve(app, revokeApiKey, revokeApiKeySchema, owners, async (context, { params }) => {
    if (!(await revoke(context, params.idchave))) throw notFound();
    return { ok: true as const };
  });
}
