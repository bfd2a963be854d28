import type { RefusalTexts } from '#platform/contract/problem.ts';

export type PrepareRefusal =
  | 'client-not-found'
  | 'line-not-available'
  | 'price-not-exact'
  | 'combo-not-prepared';

export const prepareTexts = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'line-not-available': {
    status: 422,
    message: 'Um item não pode ser vendido nessa quantidade. Confira o estoque, o mínimo e o múltiplo.',
  },
  'combo-not-prepared': {
    status: 422,
    message: 'Combos não entram num carrinho preparado: é o cliente quem os coloca. Use os produtos.',
  },
  'price-not-exact': { status: 400, message: 'Informe o preço em reais, com no máximo duas casas decimais.' },
} as const satisfies RefusalTexts<PrepareRefusal>;
