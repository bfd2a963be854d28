/**
 * The sections of the panel, in the order of its navigation. A new section is a line here; its screens are in its feature's
 * `panel` folder. Who lacks its permission does not see it.
 */
import { ReceiptText, UserCheck, WalletCards } from 'lucide-react';
import type { SectionGroup } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const sectionGroups: readonly SectionGroup[] = [
  {
    title: 'Vendas',
    sections: [
      {
        segment: 'pedidos',
        label: 'Pedidos',
        icon: ReceiptText,
        permission: 'orders:read',
        Screen: lazyView(
          async () => (await import('#features/orders/panel/list/orders-screen.tsx')).OrdersScreen,
        ),
        pages: {
          $numero: lazyView(
            async () => (await import('#features/orders/panel/order/order-screen.tsx')).OrderScreen,
          ),
        },
      },
      {
        segment: 'pagamentos',
        label: 'Pagamentos',
        icon: WalletCards,
        permission: 'payments:read',
        Screen: lazyView(
          async () => (await import('#features/payments/panel/charges-screen.tsx')).ChargesScreen,
        ),
      },
    ],
  },
  {
    title: 'Clientes',
    sections: [
      {
        segment: 'cadastros',
        label: 'Cadastros',
        icon: UserCheck,
        permission: 'clients:read',
        Screen: lazyView(
          async () =>
            (await import('#features/accounts/panel/applicants/applicants-screen.tsx')).ApplicantsScreen,
        ),
      },
    ],
  },
];
