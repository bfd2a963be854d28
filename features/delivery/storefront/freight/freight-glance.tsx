import { useQuery } from '@tanstack/react-query';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useApi } from '#platform/web/use-api.ts';
import { useKnownPlace } from '../use-delivery-terms.ts';
import type { FreightByCepProps } from './freight-by-cep.tsx';
import { freightQuery } from './freight-query.ts';
import { glanceWords } from './freight-words.ts';

/** Where the place is known: its fee and first date, without opening the form. */
export function FreightGlance({ shop, productId, quantity }: FreightByCepProps) {
  const { postalCode: cep = '', position } = useKnownPlace() ?? {};
  const types = offeredDeliveryTypes(new Set(shop.tags));
  const { data } = useQuery({
    ...freightQuery(useApi(), { supplierId: shop.id, types, cep, position, productId, quantity }),
    placeholderData: (before, query) => (query?.queryKey[2] === cep ? before : undefined),
  });
  if (data === undefined) return cep === '' ? ASKING : `CEP ${formatPostalCode(cep)}`;
  return `${formatPostalCode(cep)}: ${glanceWords(data)}`;
}

export const ASKING = 'Informe o CEP: veja a taxa e a primeira data.';
