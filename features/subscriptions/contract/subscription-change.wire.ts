import { deliveryTypeToWire } from '#features/suppliers/contract/delivery-type.wire.ts';
import { defined } from '#kernel/defined.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import type { Misfit } from '../domain/forecast.ts';
import type { SubscriptionChange } from '../domain/subscription.ts';
import type { WireSubscriptionChange } from './subscription-calls.schema.ts';

export function subscriptionChangeFromWire(wire: WireSubscriptionChange): SubscriptionChange {
  const { idtipoassinatura, itens, idformapagto, caracteristicas } = wire;
  const quantities = itens?.map(({ id, quantidade }) => ({
    productId: id,
    quantity: parseQuantity(quantidade) ?? NONE,
  }));
  const place = placeFromWire(wire);
  return {
    ...defined({
      typeId: idtipoassinatura,
      quantities,
      place,
      paymentMethodId: idformapagto,
      answers:
        caracteristicas === undefined
          ? undefined
          : caracteristicas.map(({ idcaracteristica, valor }) => ({
              id: idcaracteristica,
              answer: valor,
            })),
    }),
  };
}

/** If both are sent without a delivery type, the address wins. */
function placeFromWire({
  tipoEntrega,
  idendereco,
  idloja,
}: WireSubscriptionChange): SubscriptionChange['place'] {
  if (idendereco !== undefined && tipoEntrega !== 'RETIRADA')
    return { type: 'delivery', addressId: idendereco };
  return idloja === undefined || tipoEntrega === 'DELIVERY' ? undefined : { type: 'pickup', storeId: idloja };
}

export const subscriptionChangeToWire = ({
  typeId,
  quantities,
  place,
  paymentMethodId,
  answers,
}: SubscriptionChange): WireSubscriptionChange => ({
  ...defined({
    idtipoassinatura: typeId,
    itens:
      quantities === undefined
        ? undefined
        : quantities.map(({ productId, quantity }) => ({
            id: productId,
            quantidade: toNumber(quantity),
          })),
  }),
  ...(place === undefined
    ? {}
    : place.type === 'delivery'
      ? { tipoEntrega: deliveryTypeToWire(place.type), idendereco: place.addressId }
      : { tipoEntrega: deliveryTypeToWire(place.type), idloja: place.storeId }),
  ...defined({
    idformapagto: paymentMethodId,
    caracteristicas:
      answers === undefined
        ? undefined
        : answers.map(({ id, answer }) => ({ idcaracteristica: id, valor: answer })),
  }),
});

/** The `facts` of the refusal: for each quantity that is not sold, the nearest one that is. */
export const misfitsToWire = ({ misfits }: { readonly misfits: readonly Misfit[] }) => ({
  itens: misfits.map(({ productId, name, quantity }) => ({
    id: productId,
    nome: name,
    quantidade: toNumber(quantity),
  })),
});
