/** An invitation to work in the panel, as its link shows it. */
export interface StaffInvitation {
  readonly shopName: string;
  readonly roleName: string;
  readonly email: string;
  /** Name of who invited; absent where nobody of the panel did. */
  readonly invitedBy?: string;
  /** A new account, the login of the one that the address has, or only a confirmation. */
  readonly needs: 'account' | 'login' | 'click';
}

/** Milliseconds. */
export const STAFF_INVITATION_LIFETIME = 7 * 24 * 60 * 60_000;

/** At one supplier. */
export const MAX_STAFF_INVITATIONS = 50;
