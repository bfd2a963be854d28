import { useState } from 'react';

/**
 * The last known value while a new one is not known, so that a page keeps its content when a refetch fails. `owner` identifies
 * whose data it is: a value is never shown to another owner.
 */
export function useLastKnown<T>(value: T | undefined, owner: string): T | undefined {
  const [last, setLast] = useState({ owner, value });
  const isNew = owner !== last.owner || (value !== undefined && value !== last.value);
  if (isNew) setLast({ owner, value });
  return value ?? (owner === last.owner ? last.value : undefined);
}
