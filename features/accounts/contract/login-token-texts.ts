import type { RefusalTexts } from '#platform/contract/problem.ts';

/** Spec 8, letter by letter. A token that is refused is not tried again. */
export const tokenLoginTexts: RefusalTexts<'wrong-token'> = {
  'wrong-token': {
    status: 401,
    message:
      'Não foi possível autenticar via token de redirecionamento. Verifique suas credenciais e tente novamente.',
  },
};

/** What was handed out for some minutes hands nothing out itself. */
export const FROM_A_TOKEN = {
  status: 403,
  message: 'Um token de acesso não abre outras sessões. Efetue login.',
} as const;

export const makeLoginTokenTexts: RefusalTexts<'from-a-token'> = { 'from-a-token': FROM_A_TOKEN };

/** Where the call itself failed: no connection, no answer, an answer without words. Spec 8. */
export const TOKEN_LOGIN_FAILED = 'Falha ao logar usuário vai token';
