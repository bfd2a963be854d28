import { expect, test } from 'vitest';
import { visitAt, visitText } from './ga4-visit.ts';

const VISIT = { measurementId: 'G-LOJA1', clientId: '1.2', sessionId: '3' };

test('a visit is read as it was written', () => expect(visitAt('G-LOJA1', visitText(VISIT))).toEqual(VISIT));

test.each(['', 'G-LOJA1', 'G-LOJA1|1.2', 'G-LOJA1||3', 'G-LOJA2|1.2|3'])(
  'a visit at another shop, or an incomplete one, is none: %s',
  (text) => expect(visitAt('G-LOJA1', text)).toBeUndefined(),
);
