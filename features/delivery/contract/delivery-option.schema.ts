import { type Static, Type } from 'typebox';
import { StoreFields } from '#features/suppliers/contract/shop.schema.ts';
import { clockTime, deliveryType } from '#platform/contract/fields.schema.ts';

export const slotSchema = Type.Object({
  id: Type.String(),
  data_de_entrega: Type.String({ description: 'O dia, AAAA-MM-DD.' }),
  inicio: Type.String({ description: 'Como em 08:00.' }),
  fim: Type.String(),
  descricao: Type.String({ description: 'Como em sáb., 22/11, 8h–12h.' }),
  vagas: Type.Optional(Type.Integer({ description: 'Quantos pedidos ainda cabem: 0 é esgotado.' })),
});

const FeeBandFields = Type.Object({
  de: Type.Number({ description: 'Gramas, ou reais.' }),
  taxa: Type.Number(),
});

/** How the fee was calculated. */
const FeeBasisFields = Type.Union([
  Type.Object({
    tipo: Type.Literal('DISTANCIA'),
    base: Type.Number(),
    metrosInclusos: Type.Integer(),
    porKm: Type.Number(),
    metros: Type.Optional(Type.Integer()),
  }),
  Type.Object({
    tipo: Type.Literal('PESO'),
    base: Type.Number(),
    faixas: Type.Array(FeeBandFields),
    gramas: Type.Optional(Type.Integer()),
  }),
  Type.Object({ tipo: Type.Literal('VALOR'), base: Type.Number(), faixas: Type.Array(FeeBandFields) }),
]);

const TodayFields = Type.Object({
  situacao: Type.Enum(['ABERTA', 'ABRE', 'FECHADA']),
  hora: Type.Optional(clockTime),
});

export const deliveryOptionSchema = Type.Object({
  idformaentrega: Type.String(),
  nome: Type.String(),
  tipoEntrega: deliveryType,
  taxaEntrega: Type.Number(),
  regraTaxa: Type.Optional(FeeBasisFields),
  pedidoMinimo: Type.Number(),
  gratisAcimaDe: Type.Optional(Type.Number()),
  horarioLimite: Type.Optional(
    Type.String({ description: 'A partir de então o pedido conta no dia seguinte.' }),
  ),
  aproximada: Type.Optional(
    Type.Boolean({ description: 'Só o CEP é conhecido: com o endereço a taxa pode ser outra' }),
  ),
  loja: Type.Optional(StoreFields),
  hoje: Type.Optional(TodayFields),
  agendamentos: Type.Array(slotSchema),
});

export const deliveryOptionsSchema = Type.Object({ formasEntrega: Type.Array(deliveryOptionSchema) });

export type WireFeeBasis = Static<typeof FeeBasisFields>;
export type WireToday = Static<typeof TodayFields>;
export type WireSlot = Static<typeof slotSchema>;
export type WireDeliveryOption = Static<typeof deliveryOptionSchema>;
