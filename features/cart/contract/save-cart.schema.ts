import { Type } from 'typebox';
import { text } from '#features/catalog/contract/fields.schema.ts';
import { typedCode } from '#features/coupons/contract/code.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { LONGEST_NOTE, LONGEST_ORDER_NUMBER } from '../domain/cart-texts.ts';
import { cartAnswer } from './cart.schema.ts';
import { cartLinesSchema } from './cart-lines.schema.ts';
import { cartParams, cartQuery } from './cart-query.schema.ts';
import { cartTexts } from './texts.ts';

export const saveCartSchema = {
  summary:
    'Troca o carrinho guardado pelo enviado, ou junta os dois no login, e responde com os preços de agora.',
  tag: 'Cart',
  params: cartParams,
  query: Type.Object({
    ...cartQuery,
    modoRepeticaoPedido: Type.Optional(
      Type.Boolean({
        description: 'Os itens vêm de um pedido repetido: se nenhum puder ser comprado, nada é gravado',
      }),
    ),
    cupomAplicacaoAutomatica: Type.Optional(
      Type.Boolean({ description: 'Liga ou desliga os cupons automáticos; ausente, fica como está' }),
    ),
    cupom: Type.Optional(typedCode),
    semCupom: Type.Optional(Type.Boolean({ description: 'Tira o cupom que o cliente aplicou' })),
    modo: Type.Optional(
      Type.Enum(['substituir', 'mesclar'], {
        description: 'mesclar, no login: cada produto fica com a maior das duas quantidades',
      }),
    ),
    versao: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 2_147_483_646,
        description: 'A versão que o cliente viu: se já houver outra, nada é gravado',
      }),
    ),
  }),
  body: Type.Object({
    cartItens: cartLinesSchema,
    anotacoes: Type.Optional(text(LONGEST_NOTE, 'Ausente, fica como está')),
    numPedidoCliente: Type.Optional(text(LONGEST_ORDER_NUMBER, 'Ausente, fica como está')),
  }),
  answer: cartAnswer,
  refusals: cartTexts,
} as const satisfies EndpointSchema;
