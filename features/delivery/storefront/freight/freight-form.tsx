import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { offeredDeliveryTypes } from '#features/suppliers/domain/delivery-types.ts';
import { Alert } from '#platform/ui/alert.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { useDebouncedCep } from '../fee/use-debounced-fee.ts';
import { useKnownPlace } from '../use-delivery-terms.ts';
import { FreightList } from './freight-list.tsx';
import type { FreightByCepProps } from './freight-query.ts';
import { freightQuery } from './freight-query.ts';
import { rememberCep, storedCep } from './stored-cep.ts';

/** A CEP field with fee and first slot for this quantity of the product. */
export function FreightForm({ shop, productId, quantity }: Omit<FreightByCepProps, 'subtotal'>) {
  const api = useApi();
  const place = useKnownPlace();
  const [digits, setDigits] = useState(() => place?.postalCode ?? storedCep());
  const [left, setLeft] = useState(false);
  const cep = useDebouncedCep(digits);
  const isComplete = cep.length === 8 && cep === digits;
  const types = offeredDeliveryTypes(new Set(shop.tags));
  const position = place?.postalCode === cep ? place.position : undefined;
  const request = { supplierId: shop.id, types, cep: isComplete ? cep : '', position, productId, quantity };
  const { data, isFetching, isError, refetch } = useQuery({
    ...freightQuery(api, request),
    // Another quantity changes little: the previous result stays until the next one.
    placeholderData: (before, query) => (query?.queryKey[2] === request.cep ? before : undefined),
  });
  const type = (typed: string): void => {
    const next = typed.replace(/\D/g, '').slice(0, 8);
    setDigits(next);
    setLeft(false);
    if (next.length === 8) rememberCep(next);
  };
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="CEP de entrega"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        maxLength={9}
        value={formatPostalCode(digits)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={({ key }) => key === 'Enter' && setLeft(true)}
        error={left && digits !== '' && digits.length < 8 ? 'O CEP tem 8 números.' : undefined}
        outerClassName="max-w-52"
      />
      <div role="status" aria-busy={isFetching}>
        {isComplete && isError && (
          <Alert tone="error" actions={<Button onClick={() => void refetch()}>Tentar de novo</Button>}>
            Não foi possível consultar a entrega agora.
          </Alert>
        )}
        {isComplete &&
          !isError &&
          (data === undefined ? <Skeleton className="h-12" /> : <FreightList ways={data} />)}
      </div>
    </div>
  );
}
