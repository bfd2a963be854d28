import { type Static, Type } from 'typebox';
import { reais } from '#features/catalog/contract/fields.schema.ts';
import { cartCouponFields } from './cart-coupons.schema.ts';
import { cartItemSchema } from './cart-item.schema.ts';
import { cartLockSchema } from './cart-lock.schema.ts';
import { cartNoticeSchema } from './cart-notice.schema.ts';
import { cartMetaInfo } from './cart-subscription.schema.ts';

/** The response of every cart call. Spec 7, cart. */
export const cartAnswer = Type.Object({
  itens: Type.Array(cartItemSchema),
  total: Type.Optional(reais),
  economia: Type.Optional(reais),
  avisos: Type.Array(cartNoticeSchema),
  meta_info: cartMetaInfo,
  ...cartCouponFields,
  message: Type.Optional(Type.String()),
  anotacoes: Type.String(),
  numPedidoCliente: Type.String(),
  bloqueio: Type.Optional(cartLockSchema),
  versao: Type.Integer({ minimum: 0, description: 'Cresce a cada gravação; 0 antes da primeira' }),
});

export type WireCart = Static<typeof cartAnswer>;
