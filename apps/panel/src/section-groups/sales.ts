import { FileText, ReceiptText, Star, WalletCards } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const salesSections: readonly Section[] = [
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
          async () => (await import('#features/orders/panel/attended/new-order-screen.tsx')).NewOrderScreen,
        ),
      },
      imprimir: lazyView(
        async () => (await import('#features/orders/panel/print/print-screen.tsx')).PrintScreen,
      ),
      separar: {
        title: 'Separar pedidos',
        permission: 'orders:write',
        Screen: lazyView(
          async () =>
            (await import('#features/orders/panel/picking/next-picking-screen.tsx')).NextPickingScreen,
        ),
      },
      '$numero/separar': {
        title: 'Separar pedido',
        permission: 'orders:write',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/picking/picking-screen.tsx')).PickingScreen,
        ),
      },
      $numero: lazyView(async () => (await import('../journeys/order-page.tsx')).OrderPage),
    },
    actions: [
      {
        label: 'Novo pedido',
        href: '/novo',
        permission: 'orders:write',
        keywords: 'fazer pedido para cliente televendas balcão',
      },
      {
        label: 'Separar pedidos',
        href: '/separar',
        permission: 'orders:write',
        keywords: 'separação picking coletor',
      },
    ],
  },
  {
    segment: 'avaliacoes',
    label: 'Avaliações',
    icon: Star,
    permission: 'orders:read',
    keywords: 'nota estrelas comentários moderar ocultar',
    Screen: lazyView(
      async () => (await import('#features/orders/panel/ratings/ratings-screen.tsx')).RatingsScreen,
    ),
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
    Screen: lazyView(async () => (await import('#features/payments/panel/charges-screen.tsx')).ChargesScreen),
  },
];
