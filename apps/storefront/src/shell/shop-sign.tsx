import type { ThemeVariables } from '#platform/ui/theme.ts';

interface ShopSignProps {
  readonly name: string;
  readonly colours: ThemeVariables;
}

/** A shop's initial in its own colours. An SVG, because the CSP forbids style attributes. */
export function ShopSign({ name, colours }: ShopSignProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-13 shrink-0 font-bold text-xl">
      <rect width="48" height="48" rx="12" fill={colours['--brand']} />
      <text x="24" y="31.5" textAnchor="middle" fill={colours['--brand-ink']}>
        {name.charAt(0)}
      </text>
    </svg>
  );
}
