import { RowsSkeleton, Skeleton } from '#platform/ui/loading/skeleton.tsx';

/** Columns of an account page and of its skeleton. */
export const accountColumns =
  'mx-auto w-full max-w-225 lg:grid lg:max-w-none lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8 xl:gap-10';

/** The menu's column, which phones do not have. */
export const accountSide = 'max-lg:hidden';

export const AccountSkeleton = () => (
  <div className={accountColumns}>
    <Skeleton className={`${accountSide} h-150 rounded-lg`} />
    <div className="[&>*]:max-w-none">
      <RowsSkeleton />
    </div>
  </div>
);
