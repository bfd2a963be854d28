import { create } from 'zustand';

interface SessionOver {
  /** A call was refused because the session that was open has ended. */
  readonly over: boolean;
  /** How often the person has logged in again on this page. What waits for a session is sent then. */
  readonly logins: number;
}

export const useSessionOver = create<SessionOver>()(() => ({ over: false, logins: 0 }));
