import { type Static, Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { boughtQuantity, reais, text, uuid } from '#platform/contract/fields.schema.ts';
import { MAX_LINES } from '../../domain/cart.ts';
import { MAX_CODE_LENGTH } from '../../domain/quick-order/quick-line.ts';
import { cartItemSchema } from '../cart-item.schema.ts';
import { cartNoticeSchema } from '../cart-notice.schema.ts';
import { sheetTexts } from './quick-order-texts.ts';

const ofShop = Type.Object({ idfornecedor: uuid });

const quickLineSchema = Type.Object({
  codigo: text(MAX_CODE_LENGTH, 'SKU ou EAN'),
  quantidade: boughtQuantity,
});
export type WireQuickLine = Static<typeof quickLineSchema>;

const quickResultSchema = Type.Object({
  situacao: Type.Enum(['ENCONTRADO', 'REPETIDO', 'RECUSADO', 'DESCONHECIDO'], {
    description:
      'REPETIDO: o produto já está em uma linha anterior, que recebeu a soma. RECUSADO: o aviso diz por quê',
  }),
  item: Type.Optional(cartItemSchema),
  aviso: Type.Optional(cartNoticeSchema),
  linha: Type.Optional(
    Type.Integer({ minimum: 0, description: 'A linha que recebeu a soma, a partir de 0' }),
  ),
});
export type WireQuickResult = Static<typeof quickResultSchema>;

export const checkQuickOrderSchema = {
  summary:
    'O que cada linha de código e quantidade traz: produto, preço deste cliente, estoque e quantidade corrigida. Nada é guardado.',
  tag: 'Cart',
  params: ofShop,
  query: Type.Object({ idformapagamento: Type.Optional(uuid) }),
  body: Type.Object({ linhas: Type.Array(quickLineSchema, { maxItems: MAX_LINES }) }),
  answer: Type.Object({
    linhas: Type.Array(quickResultSchema, { description: 'Uma para cada linha enviada, na mesma ordem' }),
    total: Type.Optional(reais),
  }),
} as const satisfies EndpointSchema;

export const readOrderSheetSchema = {
  summary:
    'As linhas de código e quantidade de uma planilha XLSX ou CSV de até 5 MB, como estão escritas. Linhas sem quantidade ficam de fora.',
  tag: 'Cart',
  params: ofShop,
  body: Type.Unsafe<Blob>({
    type: 'string',
    contentMediaType: 'application/octet-stream',
  }),
  bodyTypes: [
    'application/octet-stream',
    'text/csv',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    // What Windows with Excel sends as the type of a .csv file.
    'application/vnd.ms-excel',
  ],
  answer: Type.Object({
    linhas: Type.Array(
      Type.Object({
        linha: Type.Integer({ minimum: 1, description: 'O lugar da linha no arquivo' }),
        codigo: Type.String(),
        quantidade: Type.String({ description: 'Como está escrita' }),
      }),
    ),
  }),
  refusals: sheetTexts,
} as const satisfies EndpointSchema;
