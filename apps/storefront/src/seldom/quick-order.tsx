import { QuickOrderScreen } from '#features/cart/storefront/quick-order/quick-order-screen.tsx';
import type { SeldomPage } from './seldom-page.ts';

/** Ordering by product codes. */
export const page: SeldomPage = { title: 'Compra rápida', Screen: QuickOrderScreen };
