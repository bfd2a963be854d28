import { notFound } from '@tanstack/react-router';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { ChangeSubscriptionScreen } from '#features/subscriptions/storefront/change-subscription-screen.tsx';
import { loadSubscriptionChange } from '#features/subscriptions/storefront/load-subscriptions.ts';
import type { SecondaryPage } from '../secondary-page.ts';

/** Form that changes a subscription: /assinaturas/<id>/alterar. */
export const page: SecondaryPage = {
  title: 'Alterar assinatura',
  load: async ({ context, location, rest: [id = '', what] }) => {
    if (what !== 'alterar') throw notFound();
    await loadSubscriptionChange(context.queryClient, await requireLogin(context, location), id);
  },
  Screen: ({ rest: [id = ''] }) => <ChangeSubscriptionScreen id={id} />,
};
