import { cx } from '#platform/ui/cx.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';

interface FooterColumnProps {
  readonly id?: string;
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Shows long lists in two columns. */
  readonly tight?: boolean;
}

export function FooterColumn({ id, title, links, tight = false }: FooterColumnProps) {
  return (
    <nav id={id} aria-label={`Rodapé: ${title}`} className={cx('scroll-mt-24', tight && 'lg:col-span-2')}>
      <h2 className="mb-2 font-semibold text-base">{title}</h2>
      <ul className={tight ? 'columns-2 gap-x-8' : undefined}>
        {links.map((link) => (
          <li key={link.href} className="break-inside-avoid">
            <AppLink
              href={link.href}
              className="inline-flex min-h-11 items-center rounded-sm text-ink-2 hover:text-ink hover:underline lg:min-h-8"
            >
              {link.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
