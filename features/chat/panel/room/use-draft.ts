import { useState } from 'react';
import type { StaffPlace } from '#features/accounts/panel/staff-place.ts';
import { forgetStored, readStored, writeStored } from '#platform/web/storage/client-storage.ts';
import type { RoomId } from '../../domain/chat-side.ts';
import { roomStorageKey } from '../staff-chat.ts';

export const draftKey = (place: Pick<StaffPlace, 'session' | 'shop'>, roomId: RoomId): string =>
  roomStorageKey(place, 'draft') + roomId;

export const readDraft = (key: string): string => readStored(key) ?? '';

/** A text that is being written: the browser stores it, so that a reload or the end of a session does not lose it. */
export function useDraft(key: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key));
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') forgetStored(key);
      else writeStored(key, next);
    },
  ];
}
