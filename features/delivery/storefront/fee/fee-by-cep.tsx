import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatPostalCode } from '#features/addresses/domain/address.ts';
import { useChosenPlace } from '#features/addresses/storefront/use-chosen-place.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { showMessage } from '#platform/ui/overlays/message-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { rememberCep, storedCep } from '../freight/stored-cep.ts';
import type { CartFeeProps } from './cart-fee-props.ts';
import { feeByCepQuery } from './fee-queries.ts';
import { FeeState, lookupFailureWords } from './fee-state.tsx';
import { useDebouncedCep } from './use-debounced-fee.ts';
import { useReportedFee } from './use-reported-fee.ts';

interface FeeByCepProps extends Pick<CartFeeProps, 'products' | 'subtotal' | 'onFee'> {
  readonly type: DeliveryType;
  /** The order is below the minimum, or that is still unknown: then only a CEP that was just typed is looked up. */
  readonly waits: boolean;
}

/** A CEP field with the fee for the cart. A refusal is shown, and opens a modal once. Spec 8. */
export function FeeByCep({ type, products, subtotal, waits, onFee }: FeeByCepProps) {
  const api = useApi();
  const { id } = useShop();
  const place = useChosenPlace();
  const [digits, setDigits] = useState(storedCep);
  const [typedCep, setTypedCep] = useState('');
  // A newly typed CEP may be elsewhere than the position chosen before.
  const said = place !== undefined && 'position' in place ? place.position : undefined;
  const position = typedCep === digits ? undefined : said;
  const request = useMemo(
    () => ({ cep: digits, position, type, products, subtotal }),
    [digits, position, type, products, subtotal],
  );
  const settled = useDebouncedCep(request);
  const whole = digits.length === 8 && (!waits || typedCep === digits);
  const { data, isError, refetch } = useQuery(
    feeByCepQuery(api, id, whole ? settled : { ...settled, cep: '' }),
  );
  const current = whole && settled === request ? data : undefined;
  const fee = current !== undefined && 'option' in current ? current.option.fee : undefined;
  useReportedFee(fee, onFee);
  // Only a CEP that was just typed opens the modal, and only once.
  const announced = useRef('');
  useEffect(() => {
    if (current === undefined || typedCep !== digits || announced.current === digits) return;
    announced.current = digits;
    if ('failure' in current && current.openModal)
      showMessage({ title: 'Entrega', text: lookupFailureWords(current.failure), tone: 'warn' });
  }, [current, typedCep, digits]);
  const write = (text: string): void => {
    const next = text.replace(/\D/g, '').slice(0, 8);
    setDigits(next);
    setTypedCep(next);
    if (next.length === 8) rememberCep(next);
  };
  return (
    <section aria-label="Taxa de entrega" className="flex flex-col gap-3">
      <TextField
        label="CEP de entrega"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="00000-000"
        maxLength={9}
        value={formatPostalCode(digits)}
        onChange={(event) => write(event.currentTarget.value)}
        outerClassName="max-w-52"
      />
      {whole && (
        <FeeState
          title={`Entrega no CEP ${formatPostalCode(digits)}`}
          found={current}
          failed={isError && settled === request}
          retry={() => void refetch()}
        />
      )}
    </section>
  );
}
