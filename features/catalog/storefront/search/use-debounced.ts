import { useEffect, useState } from 'react';

/** The value after it has not changed for so many milliseconds; an empty value applies immediately. */
export function useDebounced(value: string, milliseconds: number): string {
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === '' ? '' : still;
}
