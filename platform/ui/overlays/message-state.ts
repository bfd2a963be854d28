/** A message that must be read before continuing, in a modal window. */
import { create } from 'zustand';
import type { AlertTone } from '../alert.tsx';

export interface MessageAction {
  readonly label: string;
  readonly run?: () => void;
  readonly href?: string;
  /** It ends or deletes something: the button is red. */
  readonly danger?: boolean;
}

export interface Message {
  readonly title: string;
  readonly text: string;
  readonly tone?: AlertTone;
  /** The first is the primary one. Default: 'Entendi'. */
  readonly actions?: readonly MessageAction[];
}

export const useMessage = create<{ readonly message: Message | undefined }>()(() => ({ message: undefined }));

export const showMessage = (message: Message): void => useMessage.setState({ message });

export const dismissMessage = (): void => useMessage.setState({ message: undefined });
