import { queryOptions } from '@tanstack/react-query';
import { type Buyer, buyerKey } from '#features/accounts/storefront/buyer.ts';
import { openCardFieldEndpoint } from '../../contract/card-field/card-field.endpoints.ts';

export interface CardFieldPlace {
  readonly address: string;
  /** The iframe is sandboxed: it needs no access to the shop's origin. */
  readonly isolated: boolean;
}

const TEN_MINUTES = 600_000;

/** The URL of the card field for this method. */
export const cardFieldQuery = (buyer: Buyer, methodId: string) =>
  queryOptions({
    queryKey: ['card-field', ...buyerKey(buyer), methodId] as const,
    staleTime: TEN_MINUTES,
    queryFn: async ({ signal }): Promise<CardFieldPlace> => {
      const body = { idfornecedor: buyer.shop.id, idformapagto: methodId };
      const { campo, isolado } = await buyer.api.call(openCardFieldEndpoint, { body }, { signal });
      return { address: campo, isolated: isolado };
    },
  });
