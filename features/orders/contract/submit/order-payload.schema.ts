import { type Static, Type } from 'typebox';
import { NewAddressFields } from '#features/addresses/contract/address.schema.ts';
import { cartLinesSchema } from '#features/cart/contract/cart-lines.schema.ts';
import { MAX_NOTE_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '#features/cart/domain/saved-cart.ts';
import { typedCode } from '#features/coupons/contract/coupon.schema.ts';
import { cardToken, instalmentCount } from '#features/payments/contract/card-field/card-field.schema.ts';
import {
  deliveryType,
  described,
  handle,
  latitude,
  longitude,
  orNull,
  salesChannel,
  text,
  uuid,
} from '#platform/contract/fields.schema.ts';

/** Sent by the specification's clients and ignored: who orders, for whom and with which key follows from the session. */
const unread = Type.Optional(Type.Unknown());

const shortText = Type.String({ maxLength: 100 });

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
  tipoEntrega: deliveryType,
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
  enderecofaturamento: Type.Optional(
    described(
      orNull(NewAddressFields),
      'Para a nota deste pedido, se quem compra pode mudar os endereços do cliente e ele está completo; senão, o guardado',
    ),
  ),
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
    pixAutomatico: Type.Optional(
      Type.Boolean({
        description: 'De uma assinatura por Pix: o cliente quer autorizar o débito automático dos próximos',
      }),
    ),
  }),
  lojaRetira: Type.Optional(
    orNull(
      Type.Object({
        idloja: Type.Optional(uuid),
        nome: Type.Optional(Type.String({ maxLength: 200, description: 'Sem idloja: a loja com este nome' })),
        descricao_endereco_loja: Type.Optional(Type.String({ maxLength: 500 })),
        coordenadas_loja: Type.Optional(
          described(
            Type.Object({ latitude, longitude }),
            'Sem idloja nem nome: a loja que fica ali. O pedido guarda o que a loja diz de si',
          ),
        ),
      }),
    ),
  ),
  enderecoentrega: Type.Optional(
    orNull(
      Type.Object({
        idendereco: uuid,
        coords: Type.Optional(
          described(
            Type.Object({ lat: orNull(latitude), lng: orNull(longitude) }),
            'Valem onde o endereço guardado não tem coordenadas',
          ),
        ),
      }),
    ),
  ),
  totalConferido: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1e13,
      description: 'O total que o cliente viu: se o do servidor for outro, nada é cobrado',
    }),
  ),
});

export type WireOrderPayload = Static<typeof orderPayloadSchema>;

export const orderParams = Type.Object({ token: handle, idcliente: uuid });
