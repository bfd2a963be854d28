/** A message that asks to be read before going on. */
import { create } from 'zustand';
import type { AlertTone } from '../alert.tsx';

export interface MessageAction {
  readonly label: string;
  readonly run?: () => void;
  /** Where it leads. */
  readonly href?: string;
}

export interface Message {
  readonly title: string;
  readonly text: string;
  readonly tone?: AlertTone;
  /** The first is the main one. Without any there is 'Entendi'. */
  readonly actions?: readonly MessageAction[];
}

export const useMessage = create<{ readonly message: Message | undefined }>()(() => ({ message: undefined }));

/** Shows a message above everything else. */
export const showMessage = (message: Message): void => useMessage.setState({ message });

export const dismissMessage = (): void => useMessage.setState({ message: undefined });
