/** What may wait for a shop's people, from every feature that has such a thing. */
import type { LucideIcon } from 'lucide-react';
import {
  HandCoins,
  Landmark,
  MessageCircleQuestion,
  PackageCheck,
  PackageMinus,
  PackageOpen,
  ReceiptText,
  Truck,
  UserCheck,
  WalletCards,
} from 'lucide-react';
import { countApplicants } from '#features/accounts/panel/applicants/applicants-query.ts';
import { countLowStock } from '#features/catalog/panel/stock/count-low-stock.ts';
import { countWaitingChats } from '#features/chat/panel/count-waiting.ts';
import { orderStatusToWire } from '#features/orders/contract/order/order-status.wire.ts';
import type { OrderStatus } from '#features/orders/domain/order-status.ts';
import { countOrders } from '#features/orders/panel/count-orders.ts';
import { countAwaitedCharges, countPendingCharges } from '#features/payments/panel/count-pending.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { Api } from '#platform/web/api.ts';

export interface Waiting {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
  /** Below the shop. */
  readonly href: string;
  readonly count: (api: Api, shopId: string, signal: AbortSignal) => Promise<number>;
}

const orders = (status: OrderStatus, title: string, icon: LucideIcon): Waiting => ({
  title,
  icon,
  permission: 'orders:read',
  href: `/pedidos?situacao=${orderStatusToWire(status)}`,
  count: (api, shopId, signal) => countOrders(api, shopId, status, signal),
});

/** The most pressing first. */
export const waiting: readonly Waiting[] = [
  {
    title: 'Clientes à espera de resposta',
    icon: MessageCircleQuestion,
    permission: 'chat:read',
    href: '/conversas?situacao=SEM_RESPOSTA&ordem=ESPERA',
    count: countWaitingChats,
  },
  orders('received', 'Pedidos a separar', PackageOpen),
  orders('picking', 'Em separação', PackageCheck),
  orders('packed', 'Separados, a enviar', Truck),
  { ...orders('quote-requested', 'Orçamentos a precificar', ReceiptText), href: '/orcamentos' },
  orders('awaiting-payment', 'Aguardando pagamento', HandCoins),
  {
    title: 'Pagamentos a conciliar',
    icon: WalletCards,
    permission: 'payments:read',
    href: '/pagamentos',
    count: countPendingCharges,
  },
  {
    title: 'Pagamentos a confirmar',
    icon: Landmark,
    permission: 'payments:read',
    href: '/pagamentos?aba=confirmar',
    count: countAwaitedCharges,
  },
  {
    title: 'Estoque acabando',
    icon: PackageMinus,
    permission: 'catalog:read',
    href: '/estoque?situacao=BAIXO',
    count: countLowStock,
  },
  {
    title: 'Cadastros a aprovar',
    icon: UserCheck,
    permission: 'clients:read',
    href: '/cadastros',
    count: countApplicants,
  },
];
