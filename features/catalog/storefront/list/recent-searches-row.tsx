import { useEffect, useState } from 'react';
import { useShop } from '#features/suppliers/storefront/public.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { searchAddress } from '../addresses.ts';
import { recentSearches } from '../search/recent-searches.ts';

/** What was searched before in this browser, apart from what has just been. */
export function RecentSearches({ asked }: { readonly asked: string | undefined }) {
  const { id, slug } = useShop();
  const [before, setBefore] = useState<readonly string[]>([]);
  useEffect(() => setBefore(recentSearches(id).filter((text) => text !== asked)), [id, asked]);
  if (before.length === 0) return null;
  return (
    <nav aria-label="Suas buscas recentes" className="flex flex-wrap items-center gap-2">
      <p className="text-sm">Suas buscas recentes:</p>
      <ul className="flex flex-wrap gap-2">
        {before.map((text) => (
          <li key={text}>
            <Chip href={searchAddress(slug, { q: text })}>{text}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
