import type { StaffRole } from './staff-may.ts';

/** The panel's session as screens use it. It carries no authority: only the cookie does. */
export interface StaffSession {
  readonly name: string;
  readonly email: string;
  /** Administrator of the whole platform. */
  readonly administrator: boolean;
  /** Works in the platform's support, which only reads. */
  readonly support?: boolean;
  /** The person works for the platform, and may do nothing before they turn the second step on; absent where that is unknown. */
  readonly secondStepMissing?: boolean;
  /** An administrator acts as this person, until then and for that reason. */
  readonly acting?: { readonly by: string; readonly until: number; readonly reason: string };
  readonly shops: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    /** Absent: that of Brasília. */
    readonly timeZone?: string;
    readonly role: StaffRole;
  }[];
}
