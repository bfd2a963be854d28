import type { RefusalTexts } from '#platform/contract/problem.ts';

/** Spec 8, verbatim. A rejected token is not retried. */
export const tokenLoginTexts: RefusalTexts<'wrong-token'> = {
  'wrong-token': {
    status: 401,
    message:
      'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
  },
};

/** A session opened by a token issues no further tokens. */
export const FROM_A_TOKEN = {
  status: 403,
  message: 'Um token de acesso não abre outras sessões. Efetue login.',
} as const;

export const makeLoginTokenTexts: RefusalTexts<'from-a-token'> = { 'from-a-token': FROM_A_TOKEN };

/** When the call itself failed: no connection, no response, or a response without text. Spec 8. */
export const TOKEN_LOGIN_FAILED = 'Falha ao logar usuário vai token';
