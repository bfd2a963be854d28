/** Short, temporary messages: what just happened, and perhaps an action to undo it. */

import { create } from 'zustand';
import { defined } from '#kernel/defined.ts';

export type ToastTone = 'success' | 'info' | 'error';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const MAX = 3;
let last = 0;

export const useToasts = create<{ readonly toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

/** Shows and announces a message. The same text replaces the one that is shown. */
export function showToast(toast: { text: string; tone?: ToastTone; action?: Toast['action'] }): void {
  last += 1;
  const { text, tone = 'success', action } = toast;
  const made: Toast = { id: last, text, tone, ...defined({ action }) };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((each) => each.text !== text), made].slice(-MAX),
  }));
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** Removes success messages without an action, when a view opens that says the same or needs attention. */
export const clearSuccesses = (): void =>
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.filter(({ tone, action }) => tone !== 'success' || action !== undefined),
  }));

/** Removes a message that is no longer true. */
export const withdrawToast = (text: string): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.text !== text) }));
