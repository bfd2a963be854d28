import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';
import { intervalSchema } from './subscription-type.schema.ts';

const instant = Type.String({ description: 'Instante em ISO 8601' });

const item = Type.Object({
  id: Uuid,
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
  idassinatura: Uuid,
  idtipoassinatura: Uuid,
  nome: Type.String(),
  intervalo: intervalSchema,
  status: Type.Enum(['ATIVA', 'CANCELADA']),
  criadaEm: instant,
  canceladaEm: Type.Optional(instant),
  numpedido: Type.Integer({ description: 'O primeiro pedido' }),
  itens: Type.Array(item),
  tipoEntrega: Type.Enum(['DELIVERY', 'RETIRADA']),
  idendereco: Type.Optional(Uuid),
  idloja: Type.Optional(Uuid),
  local: Type.String({ description: 'O endereço de entrega ou a loja de retirada' }),
  idformapagto: Uuid,
  formaPagamento: Type.String(),
});

export type WireSubscription = Static<typeof subscriptionSchema>;
