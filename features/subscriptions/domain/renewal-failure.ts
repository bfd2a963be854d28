export const RENEWAL_FAILURES = [
  'nothing-left',
  'quantity-not-sold',
  'address-gone',
  'address-not-served',
  'no-delivery',
  'below-minimum',
  'payment-not-offered',
  'payment-needs-client',
  'no-credit',
  'not-approved',
  'registration-refused',
  'questions-open',
  'missed',
  'not-possible',
] as const;
export type RenewalFailure = (typeof RENEWAL_FAILURES)[number];

const sentences: Readonly<Record<RenewalFailure, string>> = {
  'nothing-left': 'Nenhum dos produtos está disponível.',
  'quantity-not-sold': 'Os produtos não são vendidos nas quantidades escolhidas. Escolha outras.',
  'address-gone': 'O endereço de entrega não existe mais. Escolha outro.',
  'address-not-served': 'A loja não atende mais este endereço. Escolha outro.',
  'no-delivery': 'A loja não tem como entregar o pedido nestas condições.',
  'below-minimum': 'O pedido ficou abaixo do mínimo para entrega.',
  'payment-not-offered': 'A forma de pagamento não é mais oferecida. Escolha outra.',
  'payment-needs-client': 'Esta forma de pagamento precisa de você na hora do pedido. Escolha outra.',
  'no-credit': 'O seu crédito na loja não é suficiente para este pedido.',
  'not-approved': 'O seu cadastro espera a aprovação da loja.',
  'registration-refused': 'A loja não aprovou o seu cadastro. Fale com ela para saber mais.',
  'questions-open':
    'A loja passou a perguntar algo que só você pode responder. Responda em Alterar, nesta assinatura; o que é sobre o seu cadastro, em Meus dados.',
  missed: 'A loja não conseguiu fazer o pedido no dia combinado.',
  'not-possible': 'Não foi possível fazer o pedido.',
};

export const failureSentence = (failure: RenewalFailure): string => sentences[failure];
