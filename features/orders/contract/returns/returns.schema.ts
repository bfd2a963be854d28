import { Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  boughtQuantity,
  closed,
  described,
  givenReais,
  nonBlankText,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { ofShopOrder, shopOrderSchema } from '../panel/panel-orders.schema.ts';
import { recordReturnTexts, retryReturnTexts } from './return-texts.ts';

export const recordReturnSchema = {
  summary:
    'Registra que produtos voltaram depois de sair da loja: o que volta ao estoque e o que volta para o cliente, pela forma em que pagou; ou que se trocam por outros iguais.',
  tag: 'Painel',
  params: ofShopOrder,
  body: Type.Object(
    {
      chave: described(uuid, 'A mesma em cada tentativa: uma devolução já registrada não se repete'),
      versao: described(version, 'O número de devoluções que o pedido mostrava, mais um'),
      motivo: { ...nonBlankText(300), description: 'O cliente lê' },
      itens: Type.Array(
        Type.Object(
          {
            linha: Type.Integer({
              minimum: 0,
              maximum: 10_000,
              description: 'Posição do produto no pedido; os de um combo contam um a um',
            }),
            quantidade: boughtQuantity,
            devolverEstoque: Type.Boolean({ description: 'Se podem ser vendidos de novo' }),
          },
          closed,
        ),
        { minItems: 1, maxItems: 500 },
      ),
      idloja: Type.Optional(
        described(uuid, 'A loja onde se guarda o que volta ao estoque; sem ela, em loja nenhuma'),
      ),
      devolverEntrega: Type.Boolean({ description: 'Se a taxa de entrega volta também' }),
      naoEnviado: Type.Optional(
        Type.Literal(true, { description: 'Não saiu: a loja desiste de enviar o que falta' }),
      ),
      troca: Type.Optional(
        Type.Literal(true, {
          description:
            'Saem outros iguais, que se tiram do estoque: o valor é zero, e a taxa de entrega não volta',
        }),
      ),
      valor: Type.Unsafe<number>({
        ...givenReais,
        description: 'O que volta: o que o cliente pagou por eles; menos, só com payments:write',
      }),
    },
    closed,
  ),
  answer: shopOrderSchema,
  refusals: recordReturnTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const retryReturnsSchema = {
  summary: 'Pede de novo ao provedor as devoluções que ele recusou.',
  tag: 'Painel',
  params: ofShopOrder,
  answer: shopOrderSchema,
  refusals: retryReturnTexts,
} as const satisfies EndpointSchema;
