import { cx } from '#platform/ui/cx.ts';

/** The client's own messages stand at the right. */
export const bubble = (isOwn: boolean, className?: string): string =>
  cx(
    'flex w-fit max-w-[85%] flex-col gap-1 rounded-lg border px-3 py-2 md:max-w-[70%]',
    isOwn ? 'self-end border-transparent bg-brand-soft' : 'self-start border-line bg-surface',
    className,
  );
