import { useQuery } from '@tanstack/react-query';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { useApi } from '#platform/web/use-api.ts';
import { deliveryTexts } from '../../contract/texts.ts';
import { missingForMinimum } from '../../domain/fee.ts';
import { useKnownPlace, usePlaceTerms } from '../use-delivery-terms.ts';
import type { FreightByCepProps } from './freight-query.ts';
import { freightQuery } from './freight-query.ts';
import { glanceWords } from './freight-words.ts';

export const CEP_PROMPT = 'Informe o CEP: veja a taxa e a primeira data.';

/**
 * Where the place is known: its fee and first date, without opening the form. The look-up refuses a place that is not served and a value
 * below the minimum, so the place's terms are read first.
 */
export function FreightGlance({ shop, productId, quantity, subtotal }: FreightByCepProps) {
  const { postalCode: cep = '', position } = useKnownPlace() ?? {};
  const { terms, notServed } = usePlaceTerms();
  const types = offeredDeliveryTypes(new Set(shop.tags));
  const isUnknown = types.includes('delivery') && terms === undefined;
  const isLittle = terms !== undefined && missingForMinimum(terms, subtotal) !== undefined;
  const { data } = useQuery({
    ...freightQuery(useApi(), { supplierId: shop.id, types, cep, position, productId, quantity }),
    enabled: cep !== '' && !isUnknown && !isLittle,
    placeholderData: (before, query) => (query?.queryKey[2] === cep ? before : undefined),
  });
  if (cep === '') return CEP_PROMPT;
  const words = isLittle
    ? glanceWords([{ from: terms }])
    : notServed
      ? deliveryTexts['address-not-served'].message
      : data && glanceWords(data);
  return words === undefined ? `CEP ${formatPostalCode(cep)}` : `${formatPostalCode(cep)}: ${words}`;
}
