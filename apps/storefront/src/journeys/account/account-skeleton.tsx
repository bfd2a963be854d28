import { RowsSkeleton, Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { accountColumns, accountSide } from './account-columns.ts';

export const AccountSkeleton = () => (
  <div className={accountColumns}>
    <Skeleton className={`${accountSide} h-150 rounded-lg`} />
    <div className="[&>*]:max-w-none">
      <RowsSkeleton />
    </div>
  </div>
);
