import type { RefusalTexts } from '#platform/contract/problem.ts';
import { loginTexts } from '../texts.ts';

export type KeyLoginRefusal = 'wrong-key' | 'waiting-for-approval' | 'not-approved' | 'too-many-attempts';

export const keyLoginTexts: RefusalTexts<KeyLoginRefusal> = {
  'wrong-key': loginTexts['invalid-credentials'],
  'waiting-for-approval': loginTexts['waiting-for-approval'],
  'not-approved': loginTexts['not-approved'],
  'too-many-attempts': loginTexts['too-many-attempts'],
};

type KeyRefusal = 'too-many-keys' | 'key-over' | 'more-than-you-have' | 'expiry-out-of-range';
export type KeyChangeRefusal = Exclude<KeyRefusal, 'too-many-keys'>;

export const apiKeyTexts: RefusalTexts<KeyRefusal> = {
  'too-many-keys': { status: 422, message: 'Já há 20 chaves em uso. Revogue uma antes de criar outra.' },
  'key-over': {
    status: 422,
    message: 'Esta chave já venceu, foi revogada ou foi trocada. Crie uma chave nova.',
  },
  'more-than-you-have': {
    status: 403,
    message: 'Você só pode dar a uma chave o que você mesmo pode fazer no painel. Peça a quem pode mais.',
  },
  'expiry-out-of-range': {
    status: 422,
    message: 'A validade precisa terminar depois de agora, e em até dez anos.',
  },
};

/** Fallback text when an API-key login fails without its own error text. Spec 8. */
export const KEY_LOGIN_FAILED = 'Erro ao obter cliente!';
