import type { RefusalTexts } from '#platform/contract/problem.ts';
import { loginTexts } from '../texts.ts';

export type KeyLoginRefusal = 'wrong-key' | 'waiting-for-approval' | 'not-approved' | 'too-many-attempts';

export const keyLoginTexts: RefusalTexts<KeyLoginRefusal> = {
  'wrong-key': loginTexts['invalid-credentials'],
  'waiting-for-approval': loginTexts['waiting-for-approval'],
  'not-approved': loginTexts['not-approved'],
  'too-many-attempts': loginTexts['too-many-attempts'],
};

export const apiKeyTexts: RefusalTexts<'too-many-keys' | 'key-over'> = {
  'too-many-keys': { status: 422, message: 'Já há 20 chaves em uso. Revogue uma antes de criar outra.' },
  'key-over': {
    status: 422,
    message: 'Esta chave já venceu, foi revogada ou foi trocada. Crie uma chave nova.',
  },
};

/** Fallback text when an API-key login fails without its own error text. Spec 8. */
export const KEY_LOGIN_FAILED = 'Erro ao obter cliente!';
