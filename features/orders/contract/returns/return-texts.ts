import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export const recordReturnTexts = {
  'order-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'key-reused': {
    status: 422,
    message:
      'Esta devolução já foi registrada com outros dados. Confira as devoluções; se ainda faltar algo, comece outra.',
  },
  'not-left-yet': {
    status: 409,
    message: 'Só volta o que já saiu da loja. Este pedido ainda pode ser cancelado ou alterado.',
  },
  'line-not-in-order': { status: 422, message: 'Há itens que não são deste pedido.' },
  'line-twice': { status: 422, message: 'Informe cada item uma só vez.' },
  'above-returnable': {
    status: 422,
    message: 'A quantidade é maior do que a que o cliente ainda tem. Confira o que já voltou.',
  },
  'quantity-not-exact': { status: 400, message: 'Informe quantidades com no máximo três casas decimais.' },
  'amount-not-exact': {
    status: 400,
    message: 'Informe o valor em reais, com no máximo duas casas decimais.',
  },
  'fee-given-back': { status: 422, message: 'A taxa de entrega deste pedido já foi devolvida.' },
  'amount-above-paid': {
    status: 422,
    message: 'O valor é maior do que o cliente pagou pelo que volta. Confira o valor.',
  },
  'amount-fixed': {
    status: 403,
    message: 'Devolver menos do que o cliente pagou é de quem cuida dos pagamentos. Deixe o valor como está.',
  },
  'exchange-without-money': {
    status: 422,
    message: 'Numa troca por outros iguais não volta dinheiro, nem a taxa de entrega. Confira o pedido.',
  },
  'out-of-stock': {
    status: 409,
    message: 'Não há estoque para trocar tudo. Confira o estoque, ou registre uma devolução.',
  },
  'store-not-found': { status: 404, message: 'A loja não existe mais. Recarregue a página.' },
  'stays-in-place': {
    status: 422,
    message:
      'O que ainda não saiu continua onde está, e numa troca saem outros iguais: não informe a loja nesses casos.',
  },
  'capture-first': {
    status: 409,
    message: 'O cartão está só pré-autorizado: capture o valor do pedido e depois registre a devolução.',
  },
  'under-way': {
    status: 409,
    message: 'Já há um pedido ao provedor em andamento. Tente de novo em instantes.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<string>;

export const retryReturnTexts = {
  'order-not-found': recordReturnTexts['order-not-found'],
  'under-way': recordReturnTexts['under-way'],
  'nothing-failed': { status: 409, message: 'Nenhuma devolução deste pedido foi recusada.' },
} as const satisfies RefusalTexts<string>;
