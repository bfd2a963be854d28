import type { ValueRefusal } from '#features/pricing/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { type ComboProblem, MAX_COMBOS, MAX_ITEMS } from '../domain/combo-problem.ts';
import { comboTexts } from './texts.ts';

export type ComboChangeRefusal =
  | ComboProblem
  | ValueRefusal
  | 'combo-not-found'
  | 'one-price'
  | 'not-cheaper'
  | 'off-step'
  | 'address-taken'
  | 'too-many-combos'
  | 'unknown-products'
  | 'unknown-payments'
  | 'unknown-clients';

const say = <Status extends 409 | 422>(status: Status, message: string) => ({ status, message }) as const;

export const comboChangeTexts: RefusalTexts<ComboChangeRefusal> = {
  ...comboTexts,
  'price-not-exact': say(422, 'Informe preços em reais, com no máximo duas casas decimais.'),
  'quantity-not-exact': say(422, 'Informe quantidades com no máximo três casas decimais.'),
  'percent-not-exact': say(422, 'Informe percentuais com no máximo duas casas decimais.'),
  'no-such-moment': say(
    422,
    'Informe datas e horas que existam, com fuso horário: 2026-12-01T00:00:00-03:00.',
  ),
  'no-address': say(422, 'Informe um nome ou um endereço com letras ou números: cafe-da-manha.'),
  'address-taken': say(409, 'Já existe um combo com este endereço.'),
  'too-few-items': say(422, 'Um combo junta ao menos dois produtos.'),
  'too-many-items': say(422, `Um combo junta no máximo ${MAX_ITEMS} produtos.`),
  'product-twice': say(422, 'O mesmo produto aparece mais de uma vez: informe a soma das quantidades.'),
  'item-of-nothing': say(422, 'Informe quantidades acima de zero.'),
  'off-step': say(422, 'Há quantidades que não são múltiplas da granularidade do produto.'),
  'one-price': say(422, 'Informe o preço do combo ou o percentual de desconto: um dos dois.'),
  'price-of-nothing': say(422, 'Informe um preço acima de zero.'),
  'percent-out-of-range': say(422, 'Informe um percentual de 0,01 a 99,99.'),
  'not-cheaper': say(422, 'O preço do combo precisa ficar abaixo da soma dos produtos.'),
  'ends-before-it-starts': say(422, 'O fim do combo precisa vir depois do início.'),
  'limits-cross': say(
    422,
    'Os limites se contradizem: por pedido até o de cada cliente, e este até o total.',
  ),
  'too-many-combos': say(409, `A loja chegou ao limite de ${MAX_COMBOS} combos ativos.`),
  'unknown-products': say(422, 'Há produtos que esta loja não tem.'),
  'unknown-payments': say(422, 'Há formas de pagamento que esta loja não tem.'),
  'unknown-clients': say(422, 'Há clientes que esta loja não tem.'),
};
