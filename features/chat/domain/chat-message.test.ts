import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageToWire } from '../contract/room.wire.ts';
import { MAX_FILE_NAME_LENGTH, MAX_MESSAGE_LENGTH, tidyMessage } from './chat-message.ts';

test.each([
  ['  olá  ', 'olá'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n\n\n\n\nb', 'a\n\n\nb'],
  ['a\u0007b\u0000', 'ab'],
  ['pdf.\u202exe', 'pdf.xe'],
  [' \n\t ', ''],
  ['👍🏽 ok', '👍🏽 ok'],
])('%j is stored as %j', (text, tidy) => expect(tidyMessage(text)).toBe(tidy));

test('tidying twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(tidyMessage(tidyMessage(text))).toBe(tidyMessage(text));
    }),
  );
});

/** PostgreSQL refuses the payload of a NOTIFY from this many bytes on. */
const MAX_PAYLOAD = 8_000;

test.each(['漢', '"', '\\', '\n', '👍', 'é'])('the longest message of %j fits a NOTIFY', (character) => {
  const id = '019a0000-0000-7000-8000-000000000001';
  const message = messageToWire({
    id,
    roomId: id,
    number: 2_147_483_647,
    side: 'client',
    author: '漢'.repeat(120),
    kind: 'document',
    text: character.repeat(MAX_MESSAGE_LENGTH / character.length),
    attachment: {
      name: '漢'.repeat(MAX_FILE_NAME_LENGTH),
      mediaType: 'application/pdf',
      bytes: 5_000_000,
      width: 10_000,
      height: 10_000,
    },
    sentAt: 0,
  });
  const change = { kind: 'message', supplierId: id, clientId: id, userId: id, message };
  expect(Buffer.byteLength(JSON.stringify(change))).toBeLessThan(MAX_PAYLOAD);
});
