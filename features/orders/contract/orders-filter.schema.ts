import { type Static, Type } from 'typebox';
import { deliveryType, text, uuid } from '#features/catalog/contract/fields.schema.ts';

const day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$', description: 'AAAA-MM-DD, em São Paulo' });

export const ordersFilterFields = {
  idusuariovinculado: Type.Optional(
    Type.Union([uuid, Type.Literal('')], {
      description: 'Só os pedidos emitidos por este usuário vinculado',
    }),
  ),
  clientevinculadoprincipal: Type.Optional(
    Type.Enum(['true', 'false', ''], {
      description: 'true: só os pedidos emitidos pelo usuário principal',
    }),
  ),
  tipoEntrega: Type.Optional(deliveryType),
  situacao: Type.Optional(
    Type.Enum(['abertos', 'orcamentos', 'entregues', 'cancelados', ''], {
      description: 'Em andamento, ainda sem pedido, já com o cliente, ou cancelados',
    }),
  ),
  de: Type.Optional(day),
  ate: Type.Optional(day),
  busca: Type.Optional(
    text(100, 'Número do pedido, número do cliente, código ou palavras do nome de um produto'),
  ),
};

const ordersFilterSchema = Type.Object(ordersFilterFields);
export type WireOrdersFilter = Static<typeof ordersFilterSchema>;
