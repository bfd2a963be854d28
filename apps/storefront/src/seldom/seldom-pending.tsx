import { SubscriptionSkeleton } from '#features/subscriptions/storefront/subscription-skeleton.tsx';
import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';

const SUBSCRIPTION = /^assinaturas\/[^/]+$/;

/** What stands in for a seldom page while it is on its way. All of it comes with every first page, so most share one. */
export const SeldomPending = ({ path }: { readonly path: string }) =>
  SUBSCRIPTION.test(path) ? <SubscriptionSkeleton /> : <RowsSkeleton />;
