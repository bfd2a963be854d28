import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskQuery } from '#features/chat/storefront/chat-queries.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { ShopProvider } from '#features/suppliers/storefront/shop-context.ts';
import type { Api } from '#platform/web/api.ts';
import { ApiProvider } from '#platform/web/use-api.ts';
import { ContactHelp } from './contact-help.tsx';

const api: Api = { call: () => new Promise(() => undefined) };
const shop = {
  id: '0197a3a4-0000-7000-8000-000000000002',
  slug: 'loja',
  footer: { address: 'Rua das Palmeiras, 1', phone: '(11) 4000-0000' },
} as Shop;

function rendered(enabled: boolean): string {
  const client = new QueryClient();
  client.setQueryData(deskQuery({ api, shop }).queryKey, {
    enabled,
    isOpen: true,
    hours: '',
    answerTime: '',
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <ShopProvider value={shop}>
          <ContactHelp />
        </ShopProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

test('help names the conversation on the site where the shop has switched it on', () => {
  expect(rendered(true)).toContain('/loja/conversas/loja');
  const without = rendered(false);
  expect(without).not.toContain('/conversas');
  expect(without).toContain('tel:+551140000000');
});
