/** Errors of the panel's payment methods. */
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalText, RefusalTexts } from '#platform/contract/problem.ts';

export type PanelMethodRefusal =
  | 'method-not-found'
  | 'method-there-already'
  | 'method-not-payable'
  | 'amount-not-exact'
  | 'provider-not-connected'
  | 'too-many-methods'
  | 'kind-is-fixed'
  | 'other-methods-now'
  | typeof CHANGED_BY_OTHER;

export const panelMethodTexts = {
  'method-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'method-there-already': { status: 409, message: 'Já existe uma forma de pagamento com este nome.' },
  'method-not-payable': { status: 422, message: 'Com estes dados ninguém conseguiria pagar.' },
  'amount-not-exact': {
    status: 422,
    message: 'Informe valores e porcentagens com no máximo duas casas decimais.',
  },
  'provider-not-connected': {
    status: 422,
    message: 'A loja ainda não tem as chaves deste provedor. Salve as chaves, ou deixe a forma desligada.',
  },
  'too-many-methods': { status: 409, message: 'A loja chegou ao limite de 50 formas de pagamento.' },
  'kind-is-fixed': {
    status: 422,
    message: 'O tipo de uma forma de pagamento não muda. Crie outra e desligue esta.',
  },
  'other-methods-now': {
    status: 409,
    message: 'As formas de pagamento mudaram enquanto você as ordenava. Carregue a lista e tente de novo.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<PanelMethodRefusal>;

/** The field of the wire for each setting, and what to do there. */
const FAULTS: Readonly<Record<string, readonly [field: string, sentence: string]>> = {
  name: ['nome', 'Diga o nome.'],
  deliveryTypes: ['tiposEntrega', 'Marque entrega, retirada ou as duas.'],
  groups: [
    'grupos',
    'Use só grupos de clientes da loja: um grupo passa a existir quando um cliente é posto nele.',
  ],
  pix: ['pix.chave', 'Informe a chave Pix, o nome e a cidade de quem recebe.'],
  automaticPix: ['provedor', 'O Pix Automático é só por um provedor que o tenha.'],
  provider: ['provedor', 'Escolha por qual provedor o cartão é cobrado.'],
  'card.instalments': [
    'cartao.maxParcelas',
    'As parcelas sem juros não passam do máximo; havendo outras, os juros são maiores que zero.',
  ],
  boleto: ['boleto', 'Preencha os dados do boleto.'],
  onAccount: ['faturado.dias', 'Diga em quantos dias vence.'],
  days: ['faturado.dias', 'Informe os vencimentos em ordem crescente.'],
  workingDays: ['boleto.diasUteis', 'Diga em quantos dias úteis vence.'],
  secondCopy: ['boleto.segundaVia', 'Confira os dias da segunda via.'],
  agency: ['boleto.conta.agencia', 'Confira a agência, sem o dígito.'],
  account: ['boleto.conta.conta', 'Confira a conta, sem o dígito.'],
  agencyDigit: ['boleto.conta.digitoAgencia', 'Confira o dígito da agência.'],
  accountDigit: ['boleto.conta.digitoConta', 'Confira o dígito da conta.'],
  wallet: ['boleto.conta.carteira', 'Confira a carteira.'],
  agreement: ['boleto.conta.convenio', 'Confira o convênio.'],
  'beneficiary.name': ['boleto.beneficiario.nome', 'Informe o nome do beneficiário.'],
  'beneficiary.document': ['boleto.beneficiario.documento', 'Confira o CPF ou CNPJ do beneficiário.'],
  'late.fine': ['boleto.multa', 'A multa vai de 0 a 20 %.'],
  'late.monthlyInterest': ['boleto.jurosMensal', 'Os juros vão de 0 a 20 % ao mês.'],
};

/** The sentence for each field that has to be reviewed. */
export const faultFields = (faults: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(faults.flatMap((fault) => (FAULTS[fault] === undefined ? [] : [FAULTS[fault]])));

/** Names what is to be reviewed. */
export const notPayable = (faults: readonly string[]): RefusalText => ({
  ...panelMethodTexts['method-not-payable'],
  message: `Com estes dados ninguém conseguiria pagar. ${Object.values(faultFields(faults)).join(' ')}`,
});

export type AccountTest = 'accepted' | 'refused' | 'no-answer' | 'no-account';

export const accountTestWords: Readonly<Record<AccountTest, string>> = {
  accepted: 'O provedor aceitou as chaves da loja.',
  refused: 'O provedor recusou as chaves da loja. Confira o token de acesso e salve de novo.',
  'no-answer': 'O provedor não respondeu. Tente de novo em alguns minutos.',
  'no-account': 'A loja ainda não tem chaves deste provedor.',
};
