/** Who is at the platform's administration, and whether they may change things. */
import { createContext, useContext } from 'react';
import type { StaffSession } from '#features/accounts/domain/staff-session.ts';

const PlatformContext = createContext<StaffSession | undefined>(undefined);

export const PlatformProvider = PlatformContext.Provider;

/** It decides what is offered; the server decides what is done. */
export function useMayChange(): boolean {
  const session = useContext(PlatformContext);
  if (session === undefined) throw new Error('useMayChange needs a PlatformProvider above it');
  return session.administrator;
}
