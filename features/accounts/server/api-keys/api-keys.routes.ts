import type { FastifyInstance } from 'fastify';
import { shopOf } from '#features/suppliers/server/shop-of.ts';
import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import { notFound } from '#platform/http/common-refusals.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { apiKeyToWire, keyChangeFromWire } from '../../contract/api-keys/api-key.wire.ts';
import { apiKeyTexts, keyLoginTexts } from '../../contract/api-keys/api-key-texts.ts';
import {
  changeApiKeyEndpoint,
  createApiKeyEndpoint,
  listApiKeysEndpoint,
  logInWithApiKeyEndpoint,
  replaceApiKeyEndpoint,
  revokeApiKeyEndpoint,
} from '../../contract/api-keys/api-keys.endpoints.ts';
import {
  changeApiKeySchema,
  createApiKeySchema,
  listApiKeysSchema,
  logInWithApiKeySchema,
  replaceApiKeySchema,
  revokeApiKeySchema,
} from '../../contract/api-keys/api-keys.schema.ts';
import { loginToWire } from '../../contract/login/login.wire.ts';
import { giveSession, presentedSessionId } from '../identity/session-cookie.ts';
import { changeApiKey } from './change-api-key.ts';
import { logInWithApiKey } from './log-in-with-api-key.ts';
import { createApiKey, listApiKeys, replaceApiKey, revokeApiKey } from './manage-api-keys.ts';

/** Login of a supplier's own systems, and the management of their API keys. Spec 6 and 7. */
export function apiKeysRoutes(
  app: FastifyInstance,
  { sessionSecret: secret }: { readonly sessionSecret: string },
): void {
  serve(
    app,
    logInWithApiKeyEndpoint,
    logInWithApiKeySchema,
    { access: 'anyone' },
    async (context, { body }) => {
      const { request, reply, now } = context;
      const entered = orRefuse(
        await logInWithApiKey(context, {
          key: body.apiKey,
          erpUser: body.idErpUsuario,
          ip: request.ip,
          previousSessionId: await presentedSessionId(request, secret, now),
        }),
        keyLoginTexts,
      );
      await giveSession(reply, secret, entered, now);
      return loginToWire(entered, await shopOf(context));
    },
  );

  const owners = { access: 'staff', permission: 'api-keys:manage' } as const;

  serve(app, listApiKeysEndpoint, listApiKeysSchema, owners, async (context) => ({
    chaves: (await listApiKeys(context)).map(apiKeyToWire),
  }));

  serve(app, createApiKeyEndpoint, createApiKeySchema, owners, async (context, { body }) => {
    const wanted = { name: body.nome.trim(), scopes: body.permissoes, days: body.validadeDias };
    const { key, secret: chave } = orRefuse(await createApiKey(context, wanted), apiKeyTexts);
    return { ...apiKeyToWire(key), chave };
  });

  serve(app, changeApiKeyEndpoint, changeApiKeySchema, owners, async (context, { params, body }) => {
    const changed = await changeApiKey(context, params.idchave, keyChangeFromWire(body));
    if (changed === undefined) throw notFound();
    const said = withWireFacts(changed, ({ atual }) => ({ atual: apiKeyToWire(atual) }));
    return apiKeyToWire(orRefuse(said, { ...apiKeyTexts, ...changedByOtherText }));
  });

  serve(app, replaceApiKeyEndpoint, replaceApiKeySchema, owners, async (context, { params }) => {
    const replaced = await replaceApiKey(context, params.idchave);
    if (replaced === undefined) throw notFound();
    const { key, secret: chave } = orRefuse(replaced, apiKeyTexts);
    return { ...apiKeyToWire(key), chave };
  });

  serve(app, revokeApiKeyEndpoint, revokeApiKeySchema, owners, async (context, { params }) => {
    if (!(await revokeApiKey(context, params.idchave))) throw notFound();
    return { ok: true as const };
  });
}
