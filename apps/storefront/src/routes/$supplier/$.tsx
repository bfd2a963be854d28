import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address that no screen serves leads to the shop's home. Spec 2. */
export const Route = createFileRoute('/$supplier/$')({
  beforeLoad: ({ context, params }) => {
    if (!params._splat) return;
    throw redirect({ to: '/$supplier', params: { supplier: context.shop.slug }, replace: true });
  },
});
