import { Banknote, Store, Truck } from 'lucide-react';
import type { Section } from '#platform/panel/section.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';

const MethodScreen = lazyView(
  async () => (await import('#features/payments/panel/methods/method-screen.tsx')).MethodScreen,
);
const AreaScreen = lazyView(
  async () => (await import('#features/delivery/panel/areas/area-screen.tsx')).AreaScreen,
);
const StoreScreen = lazyView(
  async () => (await import('#features/delivery/panel/stores/store-screen.tsx')).StoreScreen,
);

export const deliveryAndPayment: readonly Section[] = [
  {
    segment: 'formas-de-pagamento',
    label: 'Formas de pagamento',
    icon: Banknote,
    permission: 'payments:read',
    keywords: 'pix cartão boleto dinheiro parcelas desconto provedor chaves mercado pago',
    actions: [{ label: 'Nova forma de pagamento', href: '/nova', permission: 'payments:manage' }],
    Screen: lazyView(
      async () => (await import('#features/payments/panel/methods/methods-screen.tsx')).MethodsScreen,
    ),
    pages: {
      nova: { Screen: MethodScreen, title: 'Nova forma de pagamento', permission: 'payments:manage' },
      $id: MethodScreen,
    },
  },
  {
    segment: 'entrega',
    label: 'Entrega',
    icon: Truck,
    permission: 'delivery:read',
    keywords: 'área cep frete taxa horário feriado simular mapa',
    actions: [{ label: 'Nova área de entrega', href: '/areas/nova', permission: 'delivery:write' }],
    Screen: lazyView(
      async () => (await import('#features/delivery/panel/delivery-screen.tsx')).DeliveryScreen,
    ),
    pages: {
      'areas/nova': { Screen: AreaScreen, title: 'Nova área de entrega', permission: 'delivery:write' },
      'areas/$id': AreaScreen,
    },
  },
  {
    segment: 'lojas',
    label: 'Lojas',
    icon: Store,
    permission: 'delivery:read',
    keywords: 'retirada endereço abertura horário',
    actions: [{ label: 'Nova loja', href: '/nova', permission: 'delivery:write' }],
    Screen: lazyView(
      async () => (await import('#features/delivery/panel/stores/stores-screen.tsx')).StoresScreen,
    ),
    pages: {
      nova: { Screen: StoreScreen, title: 'Nova loja', permission: 'delivery:write' },
      $id: StoreScreen,
    },
  },
];
