import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  filledText,
  ofSupplier,
  orderNumber,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { PROVIDER_NAMES } from '../../domain/provider-names.ts';
import { chargeSchema } from './charge.schema.ts';
import { shopChargeTexts } from './panel-charge-texts.ts';

const ofCharge = Type.Object({ idfornecedor: uuid, idcobranca: uuid });
const reais = Type.Number({ exclusiveMinimum: 0, maximum: 1e11 });
const reason = filledText(200);
const secret = Type.String({ minLength: 8, maxLength: 300, pattern: '^[\\x21-\\x7e]+$' });
const { pix: _, ...chargeFields } = chargeSchema.properties;

export const chargeRecord = Type.Object({
  ...chargeFields,
  numpedido: Type.Integer(),
  provedor: orNull(Type.Enum([...PROVIDER_NAMES])),
  referencia: Type.Union([Type.String(), Type.Null()], { description: 'Como o provedor a chama.' }),
  criadaEm: Type.String(),
  pendencia: Type.Union(
    [Type.Enum(['INICIAR', 'ACOMPANHAR', 'CAPTURAR', 'TENTAR_DE_NOVO', 'CANCELAR', 'DEVOLVER']), Type.Null()],
    {
      description:
        'O que ainda falta combinar com o provedor; sem provedor, DEVOLVER é o que a própria loja tem a devolver.',
    },
  ),
  valorADevolver: Type.Optional(
    Type.Number({ description: 'Quanto falta devolver, se pendencia é DEVOLVER' }),
  ),
  tentativas: Type.Integer(),
  historico: Type.Array(
    Type.Object({
      em: Type.String(),
      de: chargeFields.situacao,
      para: chargeFields.situacao,
      valor: Type.Number(),
      nota: Type.String(),
    }),
  ),
});

export type WireChargeRecord = Static<typeof chargeRecord>;

export const listChargesSchema = {
  summary:
    'As cobranças de um pedido; ou as da loja que não estão acertadas: as que ela tem a devolver, os cartões pré-autorizados a capturar, as que esperam o provedor e as que ninguém sabe como terminaram.',
  tag: 'Painel',
  params: ofSupplier,
  query: Type.Object({
    numpedido: Type.Optional(orderNumber),
  }),
  answer: Type.Object({ cobrancas: Type.Array(chargeRecord) }),
} as const satisfies EndpointSchema;

export const captureChargeSchema = {
  summary:
    'Cobra do cartão o que foi pré-autorizado: o valor pesado, menor ou, se o provedor deixa, um pouco maior.',
  tag: 'Painel',
  params: ofCharge,
  body: Type.Object({ valor: reais }, closed),
  answer: chargeRecord,
  refusals: someRefusals(shopChargeTexts, 'charge-not-found', 'not-authorised', 'too-much', 'under-way'),
} as const satisfies EndpointSchema;

export const refundChargeSchema = {
  summary:
    'Devolve o que foi pago, no todo ou em parte. Sem provedor, anota que a loja devolveu; também o que chegou a mais ou para um pedido cancelado.',
  tag: 'Painel',
  params: ofCharge,
  body: Type.Object(
    {
      valor: reais,
      motivo: reason,
      jaDevolvido: Type.Optional(
        Type.Number({
          minimum: 0,
          maximum: 1e11,
          description: 'O valorDevolvido que a cobrança mostrava; sem ele, nada. Se já é outro, nada muda.',
        }),
      ),
    },
    closed,
  ),
  answer: chargeRecord,
  refusals: someRefusals(
    shopChargeTexts,
    'charge-not-found',
    'not-paid',
    'too-much',
    'under-way',
    'already-refunded',
  ),
  facts: { 'already-refunded': 'valorDevolvido, o que já foi devolvido' },
} as const satisfies EndpointSchema;

export const confirmChargeSchema = {
  summary: 'Confirma que o dinheiro chegou, onde é a própria loja que recebe.',
  tag: 'Painel',
  params: ofCharge,
  body: Type.Object(
    {
      motivo: Type.Optional(reason),
      chegouTarde: Type.Optional(
        Type.Boolean({
          description:
            'O dinheiro chegou depois de a cobrança ser anulada. Se o pedido já não precisa dele, fica anotado que falta devolvê-lo; sem isto, a confirmação é recusada.',
        }),
      ),
      valor: Type.Optional(
        Type.Number({
          minimum: 0.01,
          maximum: 1e11,
          description:
            'Quanto chegou; sem ele, tudo. Menos que o valor da cobrança, só onde o pedido já não precisa dele.',
        }),
      ),
    },
    closed,
  ),
  answer: chargeRecord,
  refusals: someRefusals(
    shopChargeTexts,
    'charge-not-found',
    'too-much',
    'not-by-hand',
    'not-wanted',
    'not-whole',
    'already-confirmed',
  ),
  facts: { 'already-confirmed': 'confirmadaEm, o momento da confirmação' },
} as const satisfies EndpointSchema;

export const saveAccountSchema = {
  summary: 'As chaves com que a loja recebe pelo Mercado Pago. Os segredos não são mostrados de novo.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object({ chavePublica: secret, tokenAcesso: secret, segredoNotificacoes: secret }, closed),
  answer: Type.Object({ provedor: Type.String(), chavePublica: Type.String(), notificacoes: Type.String() }),
} as const satisfies EndpointSchema;
