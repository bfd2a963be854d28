import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '#platform/web/use-api.ts';
import { stateOfPostalCode } from '../domain/state-of-postal-code.ts';
import type { Fields } from './address-form-values.ts';
import { type Filled, fillFromPlace } from './fill-from-place.ts';
import { postalPlaceQuery } from './place-queries.ts';

interface PostalCodeHelp {
  readonly state: 'idle' | 'asking' | 'found' | 'partly';
  /** Call it when the user changes the CEP. A restored CEP must not fill in other fields. */
  readonly onTyped: () => void;
}

/** Fills in the address of a complete CEP, then focuses the number. */
export function usePostalCode({
  watch,
  getValues,
  setValue,
  setFocus,
  clearErrors,
}: UseFormReturn<Fields>): PostalCodeHelp {
  const digits = watch('postalCode').replace(/\D/g, '');
  const [typed, setTyped] = useState(false);
  const wanted = typed && stateOfPostalCode(digits) !== undefined;
  const { data, isFetching, isError } = useQuery({ ...postalPlaceQuery(useApi(), digits), enabled: wanted });
  const before = useRef<Filled>({});
  const filledFor = useRef('');
  useEffect(() => {
    if (!wanted || data === undefined || filledFor.current === digits) return;
    filledFor.current = digits;
    const filled = fillFromPlace(data.place, getValues(), before.current);
    before.current = { ...before.current, ...filled };
    for (const name of ['street', 'district', 'city', 'state'] as const) {
      const text = filled[name];
      if (text === undefined) continue;
      setValue(name, text, { shouldDirty: true });
      if (text !== '') clearErrors(name);
    }
    setValue('position', data.place.position ?? null, { shouldDirty: true });
    // Does not move the focus if the user has left the field.
    const stillThere = (document.activeElement as HTMLInputElement | null)?.name === 'postalCode';
    if (stillThere && getValues('street') !== '' && data.place.street !== '') setFocus('number');
  }, [wanted, data, digits, getValues, setValue, setFocus, clearErrors]);
  const onTyped = (): void => setTyped(true);
  if (!wanted || isError) return { state: 'idle', onTyped };
  if (isFetching) return { state: 'asking', onTyped };
  return { state: data?.place.street ? 'found' : 'partly', onTyped };
}
