import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import type { Api } from '#platform/web/api.ts';
import { ApiProvider } from '#platform/web/use-api.ts';
import type { ShownDesk } from '../contract/desk.wire.ts';
import { deskQuery } from './chat-queries.ts';
import { OrderChatCard } from './order-chat-card.tsx';

const api: Api = { call: () => new Promise(() => undefined) };
const shop = { id: '0197a3a4-0000-7000-8000-000000000002', slug: 'loja' } as Shop;
const desk: ShownDesk = { enabled: true, isOpen: true, hours: '', answerTime: '' };

function rendered(known?: ShownDesk): string {
  const client = new QueryClient();
  client.setQueryData(deskQuery({ api, shop }).queryKey, known);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <ShopProvider value={shop}>
          <OrderChatCard number={42} />
        </ShopProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test('an order leads to a conversation about it, unless its shop has none', () => {
  expect(rendered(desk)).toContain('/loja/conversas/pedido-42');
  expect(rendered()).toContain('/loja/conversas/pedido-42');
  const without = rendered({ ...desk, enabled: false });
  expect(without).not.toContain('/conversas');
  expect(without).toContain('/loja/ajuda');
});
