/** A count on the corner of an icon. The accessible name of its button must include the number. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute -top-2.5 -right-3 inline-flex h-5 min-w-5 items-center justify-center rounded-full border-2 border-surface bg-accent px-1 font-bold text-[0.6875rem] text-accent-ink tabular-nums leading-none"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
