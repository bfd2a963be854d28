import { type Static, Type } from 'typebox';
import { changedByOtherFacts, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientKind,
  closed,
  deliveryType,
  described,
  done,
  givenMoment,
  givenPrice,
  givenQuantity,
  nonBlankText,
  ofSupplier,
  postalCode,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { policyTexts } from './texts.ts';

const MAX_NAMED = 500;
const ids = Type.Optional(Type.Array(uuid, { maxItems: MAX_NAMED }));
const names = Type.Optional(Type.Array(nonBlankText(100), { maxItems: MAX_NAMED }));
const percent = Type.Number({ description: 'De 0,01 a 99,99, até duas casas' });

export const scopeSchema = Type.Object(
  { produtos: ids, categorias: ids, marcas: names, tags: names },
  closed,
);

/** MANUAL: of an attendant. */
export const salesChannels = Type.Array(Type.Union([Type.Literal('WEB'), Type.Literal('MANUAL')]));

export const audienceSchema = Type.Object(
  {
    clientes: ids,
    grupos: names,
    tipos: Type.Optional(Type.Array(clientKind)),
    aprovado: Type.Optional(Type.Boolean()),
    estados: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { maxItems: 27 })),
    ceps: Type.Optional(
      Type.Array(Type.Object({ de: postalCode, ate: postalCode }, closed), { maxItems: 100 }),
    ),
    canais: Type.Optional(salesChannels),
    tiposEntrega: Type.Optional(Type.Array(deliveryType)),
    tiposAssinatura: ids,
  },
  closed,
);

const effect = Type.Object(
  {
    tipo: Type.Union([
      Type.Literal('PERCENTUAL'),
      Type.Literal('VALOR'),
      Type.Literal('PRECO_FIXO'),
      Type.Literal('FAIXAS'),
    ]),
    percentual: Type.Optional(percent),
    valor: Type.Optional(givenPrice),
    preco: Type.Optional(givenPrice),
    faixas: Type.Optional(
      Type.Array(Type.Object({ de: givenQuantity, percentual: percent }, closed), { maxItems: 100 }),
    ),
  },
  closed,
);

const fields = {
  nome: nonBlankText(100),
  /** The products it applies to; all of them if nothing is named. */
  abrangencia: Type.Optional(scopeSchema),
  publico: Type.Optional(audienceSchema),
  inicio: Type.Optional(givenMoment),
  fim: Type.Optional(givenMoment),
  prioridade: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  acumulavel: Type.Optional(Type.Boolean()),
  efeito: effect,
};

const PolicyBody = Type.Object(fields, closed);
export type WirePolicyBody = Static<typeof PolicyBody>;

const PolicyObject = Type.Object({ id: uuid, ...fields, versao: version });
export type WirePolicy = Static<typeof PolicyObject>;

const ofPolicy = Type.Object({ ...ofSupplier.properties, idpolitica: uuid });

export const listPoliciesSchema = {
  summary: 'As políticas comerciais da loja, da mais antiga à mais nova.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ politicas: Type.Array(PolicyObject) }),
} as const satisfies EndpointSchema;

const { 'policy-not-found': _, 'policy-not-begun': _begun, ...termsRefusals } = policyTexts;
const { 'too-many-policies': __, 'policy-not-begun': _notBegun, ...changeRefusals } = policyTexts;

export const addPolicySchema = {
  summary: 'Acrescenta uma política comercial; vale a partir do próximo preço mostrado.',
  tag: 'Painel',
  params: ofSupplier,
  body: PolicyBody,
  answer: PolicyObject,
  refusals: termsRefusals,
} as const satisfies EndpointSchema;

export const changePolicySchema = {
  summary: 'Põe outra política comercial no lugar de uma.',
  tag: 'Painel',
  params: ofPolicy,
  body: Type.Object(
    { ...fields, versao: Type.Optional(described(version, 'Ausente: grava sobre o que houver')) },
    closed,
  ),
  answer: PolicyObject,
  refusals: { ...changeRefusals, ...changedByOtherText },
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const endPolicySchema = {
  summary:
    'Encerra uma política comercial agora; ela fica na lista, e os pedidos feitos com ela ficam como estão.',
  tag: 'Painel',
  params: ofPolicy,
  answer: PolicyObject,
  refusals: someRefusals(policyTexts, 'policy-not-found', 'policy-not-begun'),
} as const satisfies EndpointSchema;

export const dropPolicySchema = {
  summary: 'Retira uma política comercial.',
  tag: 'Painel',
  params: ofPolicy,
  answer: done,
  refusals: someRefusals(policyTexts, 'policy-not-found'),
} as const satisfies EndpointSchema;
