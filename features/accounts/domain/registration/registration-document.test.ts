import { expect, test } from 'vitest';
import { type DocumentRequest, missingKinds, type RegistrationDocument } from './registration-document.ts';

const request: DocumentRequest = { kinds: ['articles', 'licence'], note: '', at: 1_000 };
const sent = (kind: RegistrationDocument['kind'], sentAt: number): RegistrationDocument => ({
  id: kind,
  kind,
  fileName: 'arquivo.pdf',
  mediaType: 'application/pdf',
  bytes: 1,
  sentAt,
});

test.each([
  ['nothing was asked', undefined, [], []],
  ['nothing was sent', request, [], ['articles', 'licence']],
  ['one was sent since', request, [sent('articles', 1_000)], ['licence']],
  [
    'one was there before, and the shop asked all the same',
    request,
    [sent('articles', 999)],
    ['articles', 'licence'],
  ],
  ['another kind was sent', request, [sent('identity', 2_000)], ['articles', 'licence']],
  ['all were sent', request, [sent('licence', 2_000), sent('articles', 3_000)], []],
])('what is missing where %s', (_, requested, documents, missing) =>
  expect(missingKinds(requested, documents)).toEqual(missing),
);
