import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Chip } from '#platform/ui/chip.tsx';
import { searchAddress } from '../addresses.ts';

interface SearchChipsProps {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Links to other searches; renders nothing without any. */
export function SearchChips({ title, texts }: SearchChipsProps) {
  const { slug } = useShop();
  if (texts.length === 0) return null;
  return (
    <nav aria-label={title} className="flex flex-wrap items-center gap-2">
      <p className="text-sm">{title}:</p>
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text}>
            <Chip href={searchAddress(slug, { q: text })}>{text}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
