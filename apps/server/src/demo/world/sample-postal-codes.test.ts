import { expect, test } from 'vitest';
import { stateOfPostalCode } from '#features/addresses/domain/state-of-postal-code.ts';
import { SAMPLE_CEPS, samplePostalCodes } from './sample-postal-codes.ts';

test.each(SAMPLE_CEPS)('%s is a CEP of its state, with a street and a place on the map', async (cep) => {
  const place = await samplePostalCodes(cep);
  if (place === undefined || place === 'unknown') throw new Error('the sample has it');
  expect(place.state).toBe(stateOfPostalCode(cep));
  expect([place.street, place.district, place.city]).not.toContain('');
  expect(place.position).toBeDefined();
});

test('another CEP is unknown', async () => {
  expect(await samplePostalCodes('01310100')).toBe('unknown');
});
