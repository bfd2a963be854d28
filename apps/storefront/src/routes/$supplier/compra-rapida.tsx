import { createFileRoute } from '@tanstack/react-router';
import { QuickOrderScreen } from '#features/cart/storefront/quick-order/quick-order-screen.tsx';

/** An order by its codes. */
export const Route = createFileRoute('/$supplier/compra-rapida')({
  head: ({ match: { context } }) => ({
    meta: [{ title: `Compra rápida · ${context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: QuickOrderScreen,
});
