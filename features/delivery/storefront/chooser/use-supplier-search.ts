import { useMutation } from '@tanstack/react-query';
import type { ChosenPlace } from '#features/addresses/storefront/chosen-place.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { supplierChoice } from '#features/suppliers/domain/supplier-choice.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Place } from '../../domain/area.ts';
import { rememberFound } from './remember-found.ts';
import { suppliersFor } from './suppliers-for.ts';

export interface WantedPlace {
  /** The place to store once a supplier is chosen. */
  readonly known: ChosenPlace;
  readonly place: Place;
}

/** Searches for suppliers of a place; a single one is chosen immediately. Spec 4, address flow. */
export function useSupplierSearch(onChosen: (supplier: Shop) => void) {
  const shop = useShop();
  const api = useApi();
  const choose = (supplier: Shop, known: ChosenPlace): void => {
    rememberFound(known);
    onChosen(supplier);
  };
  const search = useMutation({
    mutationFn: async ({ place }: WantedPlace) => supplierChoice(await suppliersFor(api, place), shop.id),
    onSuccess: (choice, { known }) => {
      if (choice.kind === 'stay') choose(shop, known);
      if (choice.kind === 'redirect') choose(choice.supplier, known);
    },
  });
  return { search, choose };
}

export type SupplierSearch = ReturnType<typeof useSupplierSearch>;
