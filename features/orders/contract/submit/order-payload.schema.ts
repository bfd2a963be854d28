import { type Static, type TSchema, Type } from 'typebox';
import { cartLinesSchema } from '#features/cart/contract/cart-lines.schema.ts';
import { MAX_NOTE_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '#features/cart/domain/cart-texts.ts';
import { salesChannel, text, uuid } from '#features/catalog/contract/fields.schema.ts';
import { typedCode } from '#features/coupons/contract/coupon.schema.ts';
import { cardToken, instalmentCount } from '#features/payments/contract/card-field/card-field.schema.ts';

/** Sent by the specification's clients and ignored: who orders, for whom and how follows from the session. */
const unread = Type.Optional(Type.Unknown());

const shortText = Type.String({ maxLength: 100 });

/** Clients that send one of two alternatives send null for the other. */
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Order submit payload, spec 3. */
export const orderPayloadSchema = Type.Object({
  itens: cartLinesSchema,
  idfornecedor: Type.Optional(uuid),
  anotacoes: Type.Optional(text(MAX_NOTE_LENGTH)),
  numPedidoCliente: Type.Optional(text(MAX_ORDER_NUMBER_LENGTH)),
  cupom: Type.Optional(
    Type.Union([typedCode, Type.Object({ codigocupom: typedCode }), Type.Null()], {
      description: 'O código do cupom que o cliente viu aplicado; o desconto é o da loja',
    }),
  ),
  tipoEntrega: Type.Enum(['DELIVERY', 'RETIRADA']),
  formaEntrega: Type.Optional(
    orNull(
      Type.Object({
        idformaentrega: Type.Optional(shortText),
        data_de_entrega: Type.Optional(
          Type.String({ maxLength: 100, description: 'Sozinha: o primeiro horário do dia com vaga' }),
        ),
        idagendamento: Type.Optional(shortText),
      }),
    ),
  ),
  enderecofaturamento: unread,
  idtipoassinatura: Type.Optional(
    Type.Union([uuid, Type.Literal(''), Type.Null()], { description: 'Vazio: compra única' }),
  ),
  caracteristicas: Type.Optional(
    Type.Union([
      Type.Array(Type.Object({ idcaracteristica: uuid, valor: text(200) }), {
        maxItems: 50,
        description: 'Respostas ao que o fornecedor pede de cada pedido',
      }),
      Type.Null(),
    ]),
  ),
  representante: unread,
  usuarioVinculado: unread,
  idapikeys: unread,
  maioridadeDeclarada: Type.Optional(
    Type.Boolean({ description: 'Quem compra declara ter 18 anos ou mais; será conferido na entrega' }),
  ),
  canalVenda: Type.Optional(salesChannel),
  formaPagamento: Type.Object({
    idformapagto: uuid,
    temForma: Type.Optional(Type.Boolean()),
    quantParcelas: Type.Optional(instalmentCount),
    valorConferido: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1e13,
        description: 'O que o cliente viu que pagaria, com juros: se for outro, nada é cobrado',
      }),
    ),
    tokenCartao: Type.Optional(cardToken),
  }),
  lojaRetira: Type.Optional(
    orNull(
      Type.Object({ idloja: Type.Optional(uuid), nome: Type.Optional(Type.String({ maxLength: 200 })) }),
    ),
  ),
  enderecoentrega: Type.Optional(orNull(Type.Object({ idendereco: uuid }))),
  totalConferido: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1e13,
      description: 'O total que o cliente viu: se o do servidor for outro, nada é cobrado',
    }),
  ),
});

export type WireOrderPayload = Static<typeof orderPayloadSchema>;

export const orderParams = Type.Object({ token: Type.String({ maxLength: 64 }), idcliente: uuid });
