import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { PolicyProblem } from '../domain/policy-problem.ts';

export type NamedNowhere =
  | 'unknown-products'
  | 'unknown-categories'
  | 'unknown-clients'
  | 'unknown-subscription-types';
export type ValueRefusal = 'price-not-exact' | 'quantity-not-exact' | 'percent-not-exact' | 'no-such-moment';
export type PolicyRefusal =
  | PolicyProblem
  | ValueRefusal
  | NamedNowhere
  | 'no-effect'
  | 'policy-not-found'
  | 'policy-not-begun'
  | 'too-many-policies';
export type PriceTableRefusal =
  | ValueRefusal
  | 'unknown-products'
  | 'price-of-nothing'
  | 'half-wholesale'
  | 'product-twice'
  | 'table-not-found'
  | 'ends-before-it-starts'
  | 'unknown-clients'
  | 'nobody-in-group'
  | 'table-there-already'
  | 'too-many-tables';
export type ClientPricingRefusal =
  | 'client-not-found'
  | 'table-not-found'
  | 'table-archived'
  | 'grupo-automatico';
export type GrantRefusal =
  | ValueRefusal
  | 'unknown-products'
  | 'client-not-found'
  | 'grant-not-found'
  | 'price-of-nothing'
  | 'quantities-backwards'
  | 'already-over';

const say = <Status extends 404 | 409 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

const valueTexts: RefusalTexts<ValueRefusal> = {
  'price-not-exact': say(422, 'Informe preços em reais, com no máximo duas casas decimais.'),
  'quantity-not-exact': say(422, 'Informe quantidades com no máximo três casas decimais.'),
  'percent-not-exact': say(422, 'Informe percentuais com no máximo duas casas decimais.'),
  'no-such-moment': say(
    422,
    'Informe datas e horas que existam, com fuso horário: 2026-12-01T00:00:00-03:00.',
  ),
};

const priceOfNothing = say(422, 'Informe um preço acima de zero.');
const unknownProducts = say(422, 'Há produtos que esta loja não tem.');
const clientNotFound = say(404, 'Cliente não encontrado.');
const tableNotFound = say(404, 'Tabela de preços não encontrada.');
const unknownClients = say(422, 'Há clientes que esta loja não tem.');

export const policyTexts: RefusalTexts<PolicyRefusal> = {
  ...valueTexts,
  'percent-out-of-range': say(422, 'Informe percentuais de 0,01 a 99,99.'),
  'takes-nothing-off': say(422, 'Informe um valor de desconto acima de zero.'),
  'price-of-nothing': priceOfNothing,
  'no-effect': say(
    422,
    'Informe o que a política faz: o percentual, o valor, o preço ou as faixas do seu tipo.',
  ),
  'no-tiers': say(422, 'Informe ao menos uma faixa de quantidade.'),
  'too-many-tiers': say(422, 'Informe no máximo 20 faixas de quantidade.'),
  'tier-from-nothing': say(422, 'Cada faixa começa em uma quantidade acima de zero.'),
  'tiers-begin-alike': say(422, 'Duas faixas começam na mesma quantidade.'),
  'ends-before-it-starts': say(422, 'O fim da política precisa vir depois do início.'),
  'unknown-state': say(422, 'Informe estados pela sigla, em maiúsculas: SP.'),
  'postal-codes-backwards': say(422, 'Informe faixas de CEP do menor ao maior.'),
  'unknown-products': unknownProducts,
  'unknown-categories': say(422, 'Há categorias que esta loja não tem.'),
  'unknown-clients': unknownClients,
  'unknown-subscription-types': say(422, 'Há tipos de assinatura que esta loja não tem.'),
  'policy-not-found': say(404, 'Política comercial não encontrada.'),
  'policy-not-begun': say(422, 'Esta política ainda não começou: exclua-a ou mude o início.'),
  'too-many-policies': say(409, 'A loja chegou ao limite de 500 políticas comerciais.'),
};

export const priceTableTexts: RefusalTexts<PriceTableRefusal> = {
  ...valueTexts,
  'unknown-products': unknownProducts,
  'price-of-nothing': priceOfNothing,
  'half-wholesale': say(422, 'Informe o preço de atacado e sua quantidade mínima juntos.'),
  'product-twice': say(422, 'O mesmo produto aparece mais de uma vez.'),
  'table-not-found': tableNotFound,
  'ends-before-it-starts': say(422, 'O fim da tabela precisa vir depois do início.'),
  'unknown-clients': unknownClients,
  'nobody-in-group': say(422, 'Nenhum cliente está neste grupo.'),
  'table-there-already': say(409, 'Já existe uma tabela de preços com este nome.'),
  'too-many-tables': say(409, 'A loja chegou ao limite de 500 tabelas de preços.'),
};

export const clientPricingTexts: RefusalTexts<ClientPricingRefusal> = {
  'client-not-found': clientNotFound,
  'table-not-found': tableNotFound,
  'table-archived': say(422, 'Esta tabela de preços está arquivada.'),
  'grupo-automatico': say(
    422,
    'Um destes grupos é automático: os clientes dele saem de uma regra. Mude a regra em Clientes › Grupos.',
  ),
};

export const grantTexts: RefusalTexts<GrantRefusal> = {
  ...valueTexts,
  'unknown-products': unknownProducts,
  'client-not-found': clientNotFound,
  'grant-not-found': say(404, 'Preço concedido não encontrado.'),
  'price-of-nothing': priceOfNothing,
  'quantities-backwards': say(422, 'Informe quantidades da menor à maior.'),
  'already-over': say(422, 'Informe uma validade que ainda não passou.'),
};
