import { create } from 'zustand';

/** How many things call for the person, as the title of the browser's tab shows it: '(3) Pedidos'. */
export const useAttention = create<{ readonly count: number }>()(() => ({ count: 0 }));
