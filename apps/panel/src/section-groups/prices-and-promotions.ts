import { Boxes, Calculator, CircleHelp, Gift, Percent, Table2, TicketPercent } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

export const pricesAndPromotions: readonly Section[] = [
  {
    segment: 'tabelas-de-preco',
    label: 'Tabelas de preço',
    icon: Table2,
    permission: 'prices:read',
    keywords: 'atacado clientes preços combinados planilha',
    actions: [{ label: 'Nova tabela de preço', href: '/nova', permission: 'prices:write' }],
    Screen: lazyView(
      async () => (await import('#features/pricing/panel/tables/price-tables-screen.tsx')).PriceTablesScreen,
    ),
    pages: {
      nova: {
        title: 'Nova tabela de preço',
        permission: 'prices:write',
        Screen: lazyView(
          async () =>
            (await import('#features/pricing/panel/tables/new-price-table-screen.tsx')).NewPriceTableScreen,
        ),
      },
      $idtabela: lazyView(async () => (await import('../journeys/price-pages.tsx')).PriceTablePage),
      '$idtabela/importar': {
        title: 'Importar preços',
        permission: 'prices:write',
        Screen: lazyView(
          async () =>
            (await import('#features/catalog/panel/price-import/price-imports-screen.tsx'))
              .PriceImportsScreen,
        ),
      },
      '$idtabela/importar/$idimportacao': {
        title: 'Importar preços',
        permission: 'prices:write',
        Screen: lazyView(async () => (await import('../journeys/price-import-page.tsx')).PriceImportPage),
      },
    },
  },
  {
    segment: 'politicas',
    label: 'Políticas de preço',
    icon: Percent,
    permission: 'prices:read',
    keywords: 'desconto prioridade grupo região quantidade',
    actions: [{ label: 'Nova política de preço', href: '/nova', permission: 'prices:write' }],
    Screen: lazyView(
      async () => (await import('#features/pricing/panel/policies/policies-screen.tsx')).PoliciesScreen,
    ),
    pages: {
      nova: {
        title: 'Nova política de preço',
        permission: 'prices:write',
        Screen: lazyView(async () => (await import('../journeys/price-pages.tsx')).NewPolicyPage),
      },
      $idpolitica: lazyView(async () => (await import('../journeys/price-pages.tsx')).PolicyPage),
    },
  },
  {
    segment: 'combos',
    label: 'Combos',
    icon: Boxes,
    permission: 'promotions:read',
    keywords: 'kit cesta produtos juntos',
    actions: [{ label: 'Novo combo', href: '/novo', permission: 'promotions:write' }],
    Screen: lazyView(
      async () => (await import('#features/promotions/panel/combos/combos-screen.tsx')).CombosScreen,
    ),
    pages: {
      novo: {
        title: 'Novo combo',
        permission: 'promotions:write',
        Screen: lazyView(async () => (await import('../journeys/combo-pages.tsx')).NewComboPage),
      },
      $idcombo: lazyView(async () => (await import('../journeys/combo-pages.tsx')).ComboPage),
    },
  },
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
        Screen: lazyView(async () => (await import('../journeys/promotion-pages.tsx')).NewPromotionPage),
      },
      $idoferta: lazyView(async () => (await import('../journeys/promotion-pages.tsx')).PromotionPage),
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
        Screen: lazyView(async () => (await import('../journeys/coupon-pages.tsx')).NewCouponsPage),
      },
      $idcupom: lazyView(async () => (await import('../journeys/coupon-pages.tsx')).CouponPage),
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
