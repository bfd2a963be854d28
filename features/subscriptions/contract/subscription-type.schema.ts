import { type Static, Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';

export const intervalSchema = Type.Object({
  unidade: Type.Enum(['DIA', 'SEMANA', 'MES']),
  quantidade: Type.Integer({ minimum: 1, maximum: 366 }),
});

export type WireInterval = Static<typeof intervalSchema>;

export const subscriptionTypeSchema = Type.Object({
  idtipoassinatura: Uuid,
  nome: Type.String({ description: 'Como o cliente a lê: "A cada 2 semanas"' }),
  descricao: Type.String(),
  intervalo: intervalSchema,
});

export type WireSubscriptionType = Static<typeof subscriptionTypeSchema>;
