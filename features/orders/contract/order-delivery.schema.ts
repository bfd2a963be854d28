import { type Static, Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import { slotSchema } from '#features/delivery/contract/delivery-option.schema.ts';

export const orderDeliverySchema = Type.Union([
  Type.Object({
    tipoEntrega: Type.Literal('DELIVERY'),
    area: Type.String(),
    enderecoentrega: Type.Object({
      idendereco: uuid,
      apelido: Type.String(),
      rua: Type.String(),
      numero: Type.String(),
      bairro: Type.String(),
      complemento: Type.String(),
      cidade: Type.String(),
      uf: Type.String(),
      cep: Type.String(),
      pontoref: Type.String(),
    }),
    agendamento: Type.Optional(slotSchema),
  }),
  Type.Object({
    tipoEntrega: Type.Literal('RETIRADA'),
    lojaRetira: Type.Object({
      idloja: uuid,
      nome: Type.String(),
      descricao_endereco_loja: Type.String(),
      coordenadas_loja: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    }),
    agendamento: Type.Optional(slotSchema),
  }),
]);

export type WireOrderDelivery = Static<typeof orderDeliverySchema>;
