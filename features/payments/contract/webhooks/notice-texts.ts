import type { RefusalTexts } from '#platform/contract/problem.ts';

export type NoticeRefusal =
  | 'unknown-provider'
  | 'bad-signature'
  | 'stale'
  | 'unreadable'
  | 'unknown-charge'
  | 'unknown-mandate'
  | 'wrong-amount'
  | 'wrong-terms'
  | 'not-now';

/** For the provider's systems, and their operators. */
export const noticeTexts = {
  'unknown-provider': { status: 404, message: 'Não encontramos o que você procura.' },
  'bad-signature': { status: 403, message: 'A assinatura do aviso não confere.' },
  stale: { status: 403, message: 'O aviso está fora do prazo.' },
  unreadable: { status: 422, message: 'O aviso não está em um formato conhecido.' },
  'unknown-charge': { status: 404, message: 'Não encontramos o que você procura.' },
  'unknown-mandate': { status: 404, message: 'Não encontramos o que você procura.' },
  'wrong-terms': { status: 409, message: 'A autorização do aviso não é a que a loja pediu.' },
  'wrong-amount': { status: 409, message: 'O valor do aviso não é o da cobrança.' },
  'not-now': { status: 503, message: 'O provedor não respondeu. Envie o aviso de novo.' },
} as const satisfies RefusalTexts<NoticeRefusal>;
