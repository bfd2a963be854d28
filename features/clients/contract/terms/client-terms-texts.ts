import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ClientTermsRefusal =
  | 'client-not-found'
  | 'unknown-method'
  | 'amount-not-exact'
  | 'client-forgotten';

const clientTermsTexts: RefusalTexts<ClientTermsRefusal> = {
  'client-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'unknown-method': { status: 422, message: 'Uma das formas de pagamento não é desta loja.' },
  'amount-not-exact': {
    status: 422,
    message: 'Informe o pedido mínimo em reais, com no máximo duas casas decimais.',
  },
  'client-forgotten': { status: 409, message: 'O cadastro deste cliente foi excluído.' },
};

export const clientTermsChangeTexts = { ...clientTermsTexts, ...changedByOtherText };
