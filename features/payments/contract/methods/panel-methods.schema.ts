import { type Static, Type } from 'typebox';
import { CHANGED_BY_OTHER } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, instant, ofSupplier, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { PROVIDER_NAMES } from '../../domain/provider-names.ts';
import { methodBody, methodChangeBody, panelMethod } from './panel-method-fields.schema.ts';
import { panelMethodTexts } from './panel-method-texts.ts';

const panel = <Schema extends Omit<EndpointSchema, 'tag'>>(schema: Schema) =>
  ({ tag: 'Painel', ...schema }) as const satisfies EndpointSchema;

const providerAccount = Type.Object({
  provedor: Type.Enum([...PROVIDER_NAMES]),
  nome: Type.String(),
  precisaDeChaves: Type.Boolean({ description: 'Falso no provedor de demonstração.' }),
  conectado: Type.Boolean({ description: 'Se a loja pode receber por ele agora.' }),
  chavePublica: orNull(Type.String()),
  alteradaEm: orNull(instant),
  notificacoes: orNull(Type.String({ description: 'O endereço de notificações a informar no provedor.' })),
});

export type WireProviderAccount = Static<typeof providerAccount>;

export const listMethodsSchema = panel({
  summary:
    'Todas as formas de pagamento da loja, também as desligadas, e as contas nos provedores. Segredos não são mostrados.',
  params: ofSupplier,
  answer: Type.Object({
    formas: Type.Array(panelMethod),
    contas: Type.Array(providerAccount),
    precoVaria: Type.Boolean({ description: 'Se a loja deixa o preço mudar com a forma de pagamento.' }),
    grupos: Type.Array(Type.String(), { description: 'Os grupos de clientes da loja.' }),
  }),
});

const ofWhatIsWanted = [
  'method-there-already',
  'method-not-payable',
  'amount-not-exact',
  'provider-not-connected',
] as const;

export const addMethodSchema = panel({
  summary: 'Acrescenta uma forma de pagamento, depois das que já existem.',
  params: ofSupplier,
  body: methodBody,
  answer: panelMethod,
  refusals: someRefusals(panelMethodTexts, ...ofWhatIsWanted, 'too-many-methods'),
  facts: { 'method-not-payable': 'campos, os que precisam ser revistos, cada um com sua frase' },
});

export const changeMethodSchema = panel({
  summary: 'Muda uma forma de pagamento; cobranças já feitas seguem como foram combinadas.',
  params: Type.Object({ idfornecedor: uuid, idformapagto: uuid }),
  body: methodChangeBody,
  answer: panelMethod,
  refusals: someRefusals(
    panelMethodTexts,
    ...ofWhatIsWanted,
    'method-not-found',
    'kind-is-fixed',
    CHANGED_BY_OTHER,
  ),
  facts: {
    'method-not-payable': 'campos, os que precisam ser revistos, cada um com sua frase',
    [CHANGED_BY_OTHER]: 'atual, como a forma de pagamento está agora',
  },
});

export const orderMethodsSchema = panel({
  summary: 'A ordem em que a loja mostra as formas de pagamento: todas, cada uma uma vez.',
  params: ofSupplier,
  body: Type.Object({ ids: Type.Array(uuid, { maxItems: 200 }) }, closed),
  answer: Type.Object({ formas: Type.Array(panelMethod) }),
  refusals: someRefusals(panelMethodTexts, 'other-methods-now'),
});

export const testAccountSchema = panel({
  summary: 'Pergunta ao provedor se ele aceita as chaves da loja. Nada é cobrado.',
  params: Type.Object({ idfornecedor: uuid, provedor: Type.Enum([...PROVIDER_NAMES]) }),
  answer: Type.Object({
    resultado: Type.Enum(['ACEITA', 'RECUSADA', 'SEM_RESPOSTA', 'SEM_CONTA']),
    mensagem: Type.String(),
  }),
});
