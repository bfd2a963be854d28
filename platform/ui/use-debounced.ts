import { useEffect, useState } from 'react';

/** The value after it has not changed for `delay` milliseconds; the first value immediately. Values are compared by identity. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
