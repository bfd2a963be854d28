/**
 * Data that the browser stores for one person of a shop's staff until the server has it. It is never shown to another person, and is
 * deleted when the person logs out.
 */
import { forgetStored, storedKeys } from './client-storage.ts';

/** The storage key of a person's item; `email` is their login. */
export const staffKey = (email: string, name: string): string => `vitrine-staff-${email}|${name}`;

/** At logout. */
export function forgetStaff(email: string): void {
  for (const key of storedKeys(staffKey(email, ''))) forgetStored(key);
}
