import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import { AppLink } from '#platform/ui/links/app-link.tsx';
import { listsAddress } from './addresses.ts';
import { ListCard } from './list-card.tsx';
import { listsQuery } from './lists-query.ts';

const MAX_SHOWN = 3;

/** The client's lists, for filling an empty cart. Renders nothing without lists. */
export function ListsToFill() {
  const id = useId();
  const buyer = useBuyer();
  const { data = [] } = useQuery({ ...listsQuery(buyer, 'own'), enabled: buyer.session.authenticated });
  const lists = data.filter(({ productCount }) => productCount > 0);
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          Suas listas
        </h2>
        <AppLink
          href={listsAddress(buyer.shop.slug)}
          className="py-1 font-semibold text-brand-text text-sm hover:underline"
        >
          Ver todas as listas
        </AppLink>
      </div>
      <ul className="flex flex-col gap-3">
        {lists.slice(0, MAX_SHOWN).map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </section>
  );
}
