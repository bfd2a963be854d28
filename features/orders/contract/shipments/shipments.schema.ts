import { Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { boughtQuantity, closed, described, text, uuid } from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { ofShopOrder, shopOrderSchema } from '../panel/panel-orders.schema.ts';
import { changeShipmentTexts, deliverShipmentTexts, shipGoodsTexts } from './shipment-texts.ts';

const paperFields = {
  transportadora: Type.Optional(text(80)),
  codigo: Type.Optional(text(80, 'Como a transportadora conhece o envio')),
  link: Type.Optional(text(500, 'Endereço https para acompanhar')),
  chaveNfe: Type.Optional(text(60, 'A chave de acesso da NF-e; pode vir em grupos, com espaços')),
};

const ofShipment = Type.Object({
  ...ofShopOrder.properties,
  envio: Type.Integer({ minimum: 1, maximum: 100_000, description: 'O número do envio no pedido' }),
});

export const shipGoodsSchema = {
  summary:
    'Envia uma parte dos produtos de um pedido; o primeiro envio o põe a caminho. O cliente recebe um e-mail por envio.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object(
    {
      chave: described(uuid, 'A mesma em cada tentativa: um envio já registrado não se repete'),
      versao: described(version, 'O número de envios que o pedido mostrava, mais um'),
      itens: Type.Array(
        Type.Object(
          {
            linha: Type.Integer({
              minimum: 0,
              maximum: 10_000,
              description: 'Posição do produto no pedido; os de um combo contam um a um',
            }),
            quantidade: boughtQuantity,
          },
          closed,
        ),
        { minItems: 1, maxItems: 500 },
      ),
      ...paperFields,
    },
    closed,
  ),
  answer: shopOrderSchema,
  refusals: shipGoodsTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const changeShipmentSchema = {
  summary: 'Diz como um envio pode ser acompanhado, e a sua NF-e; o que vem vazio é retirado.',
  tag: 'Painel',
  params: ofShipment,
  body: Type.Object(paperFields, closed),
  answer: shopOrderSchema,
  refusals: changeShipmentTexts,
} as const satisfies EndpointSchema;

export const deliverShipmentSchema = {
  summary: 'Diz que um envio chegou. Com o último, e nada mais por enviar, o pedido está entregue.',
  tag: 'Painel',
  params: ofShipment,
  answer: shopOrderSchema,
  refusals: deliverShipmentTexts,
} as const satisfies EndpointSchema;
