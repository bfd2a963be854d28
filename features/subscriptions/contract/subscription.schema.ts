import { type Static, Type } from 'typebox';
import { automaticPixSchema } from '#features/payments/contract/mandates/mandate.schema.ts';
import { deliveryType, instant, uuid } from '#platform/contract/fields.schema.ts';
import { RENEWAL_FAILURES } from '../domain/renewal-failure.ts';
import { intervalSchema } from './subscription-type.schema.ts';

const day = Type.String({ description: 'Dia no calendário da loja: 2026-12-05' });

const item = Type.Object({
  id: uuid,
  combo: Type.Optional(Type.Boolean({ description: 'O id é o de um combo promocional' })),
  nome: Type.String(),
  slug: Type.String(),
  unidade: Type.String(),
  imagem: Type.Optional(Type.String()),
  fundo: Type.Integer(),
  quantidade: Type.Number({ minimum: 0 }),
  embalarParaPresente: Type.Boolean(),
});

export const subscriptionSchema = Type.Object({
  idassinatura: uuid,
  idtipoassinatura: uuid,
  nome: Type.String(),
  intervalo: intervalSchema,
  status: Type.Enum(['ATIVA', 'PARADA', 'CANCELADA']),
  criadaEm: instant,
  canceladaEm: Type.Optional(instant),
  proximaData: Type.Optional(day),
  numpedido: Type.Integer({ description: 'O primeiro pedido' }),
  itens: Type.Array(item),
  tipoEntrega: deliveryType,
  idendereco: Type.Optional(uuid),
  idloja: Type.Optional(uuid),
  local: Type.String({ description: 'O endereço de entrega ou a loja de retirada' }),
  idformapagto: uuid,
  formaPagamento: Type.String(),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: uuid, nome: Type.String(), valor: Type.String() }),
    { description: 'O que o cliente respondeu ao que o fornecedor pede de cada pedido' },
  ),
});

export type WireSubscription = Static<typeof subscriptionSchema>;

const name = Type.Object({ nome: Type.String() });

const forecastSchema = Type.Object({
  itens: Type.Array(
    Type.Object({
      id: uuid,
      nome: Type.String(),
      unidade: Type.String(),
      quantidade: Type.Number(),
      total: Type.Number(),
    }),
  ),
  faltam: Type.Array(name, { description: 'O que não há, ou não em toda a quantidade' }),
  subtotal: Type.Number(),
  taxaentrega: Type.Number(),
  desconto: Type.Number(),
  total: Type.Number(),
});

const periodSchema = Type.Object({
  data: day,
  situacao: Type.Enum(['AVISADO', 'FEITO', 'PULADO', 'NAO_FEITO']),
  numpedido: Type.Optional(Type.Integer()),
  motivo: Type.Optional(Type.Enum([...RENEWAL_FAILURES])),
  faltaram: Type.Array(name),
});

export const wholeSubscriptionSchema = Type.Object({
  ...subscriptionSchema.properties,
  pedidos: Type.Array(periodSchema, { description: 'Do mais novo ao mais antigo' }),
  passos: Type.Array(Type.Object({ id: uuid, passo: Type.Number() }), {
    description: 'De quanto em quanto a quantidade de cada produto muda, também a do que hoje não há',
  }),
  previsao: Type.Optional(forecastSchema),
  pixAutomatico: Type.Optional(automaticPixSchema),
  impedimento: Type.Optional(
    Type.Enum([...RENEWAL_FAILURES], { description: 'Por que o próximo pedido hoje não seria feito' }),
  ),
});

export type WireWholeSubscription = Static<typeof wholeSubscriptionSchema>;
