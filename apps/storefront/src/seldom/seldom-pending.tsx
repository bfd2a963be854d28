import { RowsSkeleton } from '#platform/ui/rows-skeleton.tsx';
import { laterSkeleton } from '../pending-page.tsx';

const SubscriptionSkeleton = laterSkeleton('SubscriptionSkeleton');
const SUBSCRIPTION = /^assinaturas\/[^/]+$/;

/** What stands in for a seldom page while it is on its way. Most share one. */
export const SeldomPending = ({ path }: { readonly path: string }) =>
  SUBSCRIPTION.test(path) ? <SubscriptionSkeleton /> : <RowsSkeleton />;
