import type { ProviderModule } from '../providers/provider-module.ts';
import { noticePath } from '../webhooks/notice-path.ts';
import { mercadoPago } from './mercado-pago.ts';
import { mercadoPagoAccountRoutes } from './mercado-pago-account.routes.ts';
import { mercadoPagoAccountOf } from './mercado-pago-account.ts';
import { mercadoPagoCardField } from './mercado-pago-field.ts';

export const mercadoPagoModule: ProviderModule = {
  label: 'Mercado Pago',
  needsKeys: true,
  open: async (context, { sessionSecret, publicUrl }) => {
    const account = await mercadoPagoAccountOf(context, sessionSecret);
    const noticeUrl = publicUrl + noticePath('mercado-pago', context.supplier.id);
    return account && mercadoPago({ account, noticeUrl });
  },
  cardField: mercadoPagoCardField,
  routes: mercadoPagoAccountRoutes,
};
