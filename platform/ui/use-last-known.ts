import { useState } from 'react';

/** What was known last, while it is not known: what a page shows stays where asking for it anew has failed. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, keep] = useState(value);
  if (value !== undefined && value !== last) keep(value);
  return value ?? last;
}
