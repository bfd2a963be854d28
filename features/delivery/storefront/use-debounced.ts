import { useEffect, useState } from 'react';

/** The value as it was when it had not changed for so long; the first one at once. Give a value that keeps its identity. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
