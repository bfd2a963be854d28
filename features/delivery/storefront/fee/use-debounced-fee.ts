import { useDebounced } from '#platform/ui/use-debounced.ts';
import { FEE_LOOKUP_DEBOUNCE } from '../delivery-options-query.ts';

/** Milliseconds. Spec 9: a look-up by address waits for `FEE_LOOKUP_DEBOUNCE` and then this long again. */
const FEE_LOOKUP_DELAY = 2000;
/** Milliseconds; a look-up by CEP waits once. */
const CEP_FEE_DEBOUNCE = 500;

export const useDebouncedFee = <Request>(request: Request): Request =>
  useDebounced(useDebounced(request, FEE_LOOKUP_DEBOUNCE), FEE_LOOKUP_DELAY);

export const useDebouncedCep = <Request>(request: Request): Request =>
  useDebounced(request, CEP_FEE_DEBOUNCE);
