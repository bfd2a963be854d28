import { useState } from 'react';

/**
 * What was known last, while it is not known: what a page shows stays where asking for it anew has failed. `owner` names
 * whose it is: nobody is shown what was another's.
 */
export function useLastKnown<T>(value: T | undefined, owner: string): T | undefined {
  const [last, keep] = useState({ owner, value });
  const isNew = owner !== last.owner || (value !== undefined && value !== last.value);
  if (isNew) keep({ owner, value });
  return value ?? (owner === last.owner ? last.value : undefined);
}
