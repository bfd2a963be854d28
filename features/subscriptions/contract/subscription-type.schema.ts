import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, filledText, ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { typeTexts } from './texts.ts';

export const intervalSchema = Type.Object({
  unidade: Type.Enum(['DIA', 'SEMANA', 'MES']),
  quantidade: Type.Integer({ minimum: 1, maximum: 366 }),
});

export type WireInterval = Static<typeof intervalSchema>;

export const subscriptionTypeSchema = Type.Object({
  idtipoassinatura: uuid,
  nome: Type.String({ description: 'Como o cliente a lê: "A cada 2 semanas"' }),
  descricao: Type.String(),
  intervalo: intervalSchema,
});

export type WireSubscriptionType = Static<typeof subscriptionTypeSchema>;

export const listSubscriptionTypesSchema = {
  summary: 'As assinaturas que a loja oferece, cada uma com a sua frequência.',
  tag: 'Subscriptions',
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ tipos: Type.Array(subscriptionTypeSchema) }),
} as const satisfies EndpointSchema;

const ofType = Type.Object({ ...ofSupplier.properties, idtipoassinatura: uuid });

const typeBody = Type.Object(
  {
    nome: filledText(60),
    descricao: Type.Optional(text(300)),
    intervalo: Type.Object(intervalSchema.properties, closed),
    ativo: Type.Optional(Type.Boolean()),
    ordem: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  },
  closed,
);

const panelType = Type.Object({
  ...subscriptionTypeSchema.properties,
  ativo: Type.Boolean(),
  ordem: Type.Integer(),
});

export type WireTypeBody = Static<typeof typeBody>;
export type WirePanelType = Static<typeof panelType>;

export const listTypesSchema = {
  summary: 'Os tipos de assinatura da loja, também os encerrados, na sua ordem.',
  tag: 'Painel',
  params: ofSupplier,
  answer: Type.Object({ tipos: Type.Array(panelType) }),
} as const satisfies EndpointSchema;

export const addTypeSchema = {
  summary: 'Acrescenta um tipo de assinatura, oferecido a todos a partir de agora.',
  tag: 'Painel',
  params: ofSupplier,
  body: typeBody,
  answer: panelType,
  refusals: someRefusals(typeTexts, 'type-there-already', 'too-many-types'),
} as const satisfies EndpointSchema;

export const changeTypeSchema = {
  summary: 'Muda um tipo de assinatura; quem já assinou fica com o que combinou.',
  tag: 'Painel',
  params: ofType,
  body: typeBody,
  answer: panelType,
  refusals: someRefusals(typeTexts, 'type-not-found', 'type-there-already'),
} as const satisfies EndpointSchema;

export const closeTypeSchema = {
  summary: 'Encerra um tipo de assinatura: não é mais oferecido.',
  tag: 'Painel',
  params: ofType,
  answer: panelType,
  refusals: someRefusals(typeTexts, 'type-not-found'),
} as const satisfies EndpointSchema;
