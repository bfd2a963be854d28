import { useDebounced } from '../use-debounced.ts';

/** Spec 9: a look-up of the fee waits until the cart was quiet for so long, and then so long again. */
const FEE_DEBOUNCE = 500;
const FEE_DELAY = 2000;
/** One by CEP waits once. */
const CEP_DEBOUNCE = 500;

export const useQuietAsk = <Ask>(ask: Ask): Ask => useDebounced(useDebounced(ask, FEE_DEBOUNCE), FEE_DELAY);

export const useQuietCep = <Ask>(ask: Ask): Ask => useDebounced(ask, CEP_DEBOUNCE);
