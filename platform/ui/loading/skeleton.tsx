import { cx } from '../cx.ts';

/** Placeholder for content that is loading: set the final size by classes, `h-5 w-40`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-sunken', className)} />;
}
