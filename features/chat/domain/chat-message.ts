import type { Instant } from '#kernel/scope.ts';
import type { ChatSide, RoomId } from './chat-side.ts';

/** Made by the browser that writes it, so that a message that is sent again is stored once. */
export type MessageId = string;

export type MessageKind = 'text' | 'picture' | 'document';

export interface ChatMessage {
  readonly id: MessageId;
  readonly roomId: RoomId;
  /** 1 for a room's first message, without gaps. */
  readonly number: number;
  readonly side: ChatSide;
  readonly author: string;
  readonly kind: MessageKind;
  /** Plain text; empty where a file was sent without a word. */
  readonly text: string;
  readonly attachment?: Attachment;
  readonly sentAt: Instant;
}

export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Pixels; of pictures. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * UTF-16 units, as browsers count a field's characters. None of them needs more than three bytes, so with its envelope such a
 * message is below 8,000 bytes, the limit of a NOTIFY. Schemas count an emoji once where it has two units.
 */
export const MAX_MESSAGE_LENGTH = 2_000;
export const MAX_FILE_NAME_LENGTH = 100;
/** Bytes of an uploaded picture. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
/** Bytes of an uploaded document. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
/** Files in one room. */
export const MAX_ATTACHMENTS = 100;
/** Bytes of the stored files that one client's people sent to a shop, in all and within 24 hours. They are in the orders' database. */
export const MAX_CLIENT_BYTES = 300 * 1024 * 1024;
export const MAX_CLIENT_BYTES_A_DAY = 50 * 1024 * 1024;

/** A message as it is stored: without control characters and outer spaces, with at most two empty lines in a row. */
export const tidyMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
