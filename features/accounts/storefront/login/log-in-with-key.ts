import { type Api, ApiRefusal } from '#platform/web/api.ts';
import { KEY_LOGIN_FAILED } from '../../contract/api-keys/api-key-texts.ts';
import { logInWithApiKeyEndpoint } from '../../contract/api-keys/api-keys.endpoints.ts';

interface KeyLogin {
  readonly key: string;
  readonly user: string;
  readonly supplierId: string;
}

/** Result with the server's error text, or the fallback of spec 8. */
export async function logInWithKey(
  api: Api,
  { key, user, supplierId }: KeyLogin,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }> {
  try {
    const body = { apiKey: key, idErpUsuario: user, idFornecedor: supplierId };
    await api.call(logInWithApiKeyEndpoint, { body });
    return { ok: true };
  } catch (error) {
    const words = error instanceof ApiRefusal ? error.problem.message : undefined;
    return { ok: false, message: words ?? KEY_LOGIN_FAILED };
  }
}
