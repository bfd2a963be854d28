import { cx } from '../cx.ts';

/** Holds the place of what is coming: give it the final size by classes, `h-5 w-40`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-sunken', className)} />;
}
