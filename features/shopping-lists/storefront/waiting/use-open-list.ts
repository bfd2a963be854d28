import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useBuyer } from '#features/accounts/storefront/buyer.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { priceRules } from '#features/pricing/domain/offer.ts';
import { withWaiting } from '../../domain/edit-list.ts';
import type { OpenList } from '../../domain/list-today.ts';
import type { ListId } from '../../domain/shopping-list.ts';
import { openListQuery } from '../lists-query.ts';
import { followWaiting, waitingChanges } from './waiting-changes.ts';

/** A list with the changes that the shop does not have yet: after a reload without a connection they are there. */
export function useOpenList(scope: CatalogScope, id: ListId): OpenList {
  const { data: list } = useSuspenseQuery(openListQuery(scope, id));
  const buyer = useBuyer();
  // As text, which is the same for the same changes. The server's HTML knows of none.
  const text = useSyncExternalStore(
    followWaiting,
    () => JSON.stringify(waitingChanges(buyer).of(id)),
    () => '[]',
  );
  return useMemo(() => {
    const rules = priceRules(new Set(buyer.shop.tags));
    return { ...list, lines: withWaiting(list.lines, JSON.parse(text), rules) };
  }, [list, text, buyer.shop.tags]);
}
