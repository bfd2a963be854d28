import { create } from 'zustand';

/** Whether a call was refused because the session that was open has ended. */
export const useSessionOver = create<{ readonly over: boolean }>()(() => ({ over: false }));
