import { useEffect, useState } from 'react';

/** The value as it was once it stood still for so long; an emptied one counts at once. */
export function useDebounced(value: string, milliseconds: number): string {
  const [still, setStill] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), value === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return value === '' ? '' : still;
}
