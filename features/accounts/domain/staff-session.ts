import type { StaffRole } from './staff-may.ts';

/** The panel's session as screens use it. It carries no authority: only the cookie does. */
export interface StaffSession {
  readonly name: string;
  readonly email: string;
  /** Administrator of the whole platform. */
  readonly administrator: boolean;
  readonly shops: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly role: StaffRole;
  }[];
}
