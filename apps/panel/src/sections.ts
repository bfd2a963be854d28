/**
 * The sections of the panel, in the order of its navigation. A new section is a line in its group; its screens are in its
 * feature's `panel` folder. Who lacks its permission does not see it, and a group without sections is not shown.
 */
import { FileText, ReceiptText, WalletCards } from 'lucide-react';
import type { SectionGroup } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { catalogSections } from './section-groups/catalog.ts';
import { clientSections } from './section-groups/clients.ts';
import { contentSections } from './section-groups/content.ts';
import { deliveryAndPayment } from './section-groups/delivery-and-payment.ts';
import { pricesAndPromotions } from './section-groups/prices-and-promotions.ts';
import { reportSections } from './section-groups/reports.ts';
import { shopSections } from './section-groups/shop.ts';
import { systemSections } from './section-groups/system.ts';

export const sectionGroups: readonly SectionGroup[] = [
  {
    title: 'Vendas',
    sections: [
      {
        segment: 'pedidos',
        label: 'Pedidos',
        icon: ReceiptText,
        permission: 'orders:read',
        jump: 'p',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/list/orders-screen.tsx')).OrdersScreen,
        ),
        pages: {
          novo: {
            title: 'Novo pedido',
            permission: 'orders:write',
            Screen: lazyView(
              async () =>
                (await import('#features/orders/panel/attended/new-order-screen.tsx')).NewOrderScreen,
            ),
          },
          imprimir: lazyView(
            async () => (await import('#features/orders/panel/print/print-screen.tsx')).PrintScreen,
          ),
          $numero: lazyView(async () => (await import('./journeys/order-page.tsx')).OrderPage),
        },
        actions: [
          {
            label: 'Novo pedido',
            href: '/novo',
            permission: 'orders:write',
            keywords: 'fazer pedido para cliente televendas balcão',
          },
        ],
      },
      {
        segment: 'orcamentos',
        label: 'Orçamentos',
        icon: FileText,
        permission: 'orders:read',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/list/orders-screen.tsx')).QuotesScreen,
        ),
      },
      {
        segment: 'pagamentos',
        label: 'Pagamentos',
        icon: WalletCards,
        permission: 'payments:read',
        keywords: 'pix boleto cartão cobrança',
        jump: 'g',
        Screen: lazyView(
          async () => (await import('#features/payments/panel/charges-screen.tsx')).ChargesScreen,
        ),
      },
    ],
  },
  { title: 'Clientes', sections: clientSections },
  {
    title: 'Catálogo',
    sections: catalogSections,
  },
  { title: 'Preços e promoções', sections: pricesAndPromotions },
  { title: 'Conteúdo', sections: contentSections },
  { title: 'Entrega e pagamento', sections: deliveryAndPayment },
  { title: 'Loja', sections: shopSections },
  { title: 'Relatórios', sections: reportSections },
  { title: 'Sistema', sections: systemSections },
];
