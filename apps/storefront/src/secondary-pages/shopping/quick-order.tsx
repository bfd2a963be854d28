import { QuickOrderScreen } from '#features/cart/storefront/quick-order/quick-order-screen.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** Ordering by product codes. */
export const page: SecondaryPage = { title: 'Compra rápida', Screen: QuickOrderScreen };
