import type { StaffRole } from './staff-may.ts';

/** Who has the panel open, as the panel needs to know it. Nothing here gives authority: that is the cookie's. */
export interface StaffSession {
  readonly name: string;
  readonly email: string;
  /** Of the whole platform. */
  readonly administrator: boolean;
  readonly shops: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly role: StaffRole;
  }[];
}
