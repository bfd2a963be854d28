import { Calculator, CircleHelp, Gift, TicketPercent } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const pricesAndPromotions: readonly Section[] = [
  {
    segment: 'ofertas',
    label: 'Ofertas',
    icon: Gift,
    permission: 'promotions:read',
    keywords: 'promoções leve pague brinde desconto',
    actions: [{ label: 'Nova oferta', href: '/nova', permission: 'promotions:write' }],
    Screen: lazyView(
      async () => (await import('#features/promotions/panel/promotions-screen.tsx')).PromotionsScreen,
    ),
    pages: {
      nova: {
        title: 'Nova oferta',
        permission: 'promotions:write',
        Screen: lazyView(
          async () =>
            (await import('#features/promotions/panel/new-promotion-screen.tsx')).NewPromotionScreen,
        ),
      },
    },
  },
  {
    segment: 'cupons',
    label: 'Cupons',
    icon: TicketPercent,
    permission: 'coupons:read',
    keywords: 'código desconto lote',
    actions: [{ label: 'Novos cupons', href: '/novos', permission: 'coupons:write' }],
    Screen: lazyView(async () => (await import('#features/coupons/panel/coupons-screen.tsx')).CouponsScreen),
    pages: {
      novos: {
        title: 'Novos cupons',
        permission: 'coupons:write',
        Screen: lazyView(
          async () => (await import('#features/coupons/panel/new-coupons-screen.tsx')).NewCouponsScreen,
        ),
      },
    },
  },
  {
    segment: 'explicar-preco',
    label: 'Explicar preço',
    icon: CircleHelp,
    permission: 'prices:read',
    keywords: 'por que política tabela',
    Screen: lazyView(async () => (await import('#features/cart/panel/explain-screen.tsx')).ExplainScreen),
  },
  {
    segment: 'simulador',
    label: 'Simulador',
    icon: Calculator,
    permission: 'prices:read',
    keywords: 'carrinho cupom desconto',
    Screen: lazyView(async () => (await import('#features/cart/panel/simulate-screen.tsx')).SimulateScreen),
  },
];
