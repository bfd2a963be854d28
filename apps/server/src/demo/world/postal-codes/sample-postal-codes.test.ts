import { expect, test } from 'vitest';
import { stateOfPostalCode } from '#features/addresses/domain/state-of-postal-code.ts';
import { DEMO_CLIENTS } from '../people.ts';
import { SAMPLE_CEPS, samplePostalCodes } from './sample-postal-codes.ts';

test.each(SAMPLE_CEPS)('%s is a CEP of its state, with a street and a place on the map', async (cep) => {
  const place = await samplePostalCodes(cep);
  if (place === undefined || place === 'unknown') throw new Error('the sample has it');
  expect(place.state).toBe(stateOfPostalCode(cep));
  expect([place.street, place.district, place.city]).not.toContain('');
  expect(place.position).toBeDefined();
});

test('every client of the demo finds the street of their own CEP', async () => {
  for (const { addresses } of DEMO_CLIENTS)
    for (const { postalCode, street } of addresses)
      expect(await samplePostalCodes(postalCode)).toMatchObject({ street });
});

test('of another CEP in the demo’s cities the city is known, and beyond them nothing', async () => {
  expect(await samplePostalCodes('04999999')).toMatchObject({ street: '', city: 'São Paulo', state: 'SP' });
  expect(await samplePostalCodes('09750000')).toMatchObject({ street: '', city: 'São Bernardo do Campo' });
  expect(await samplePostalCodes('69900970')).toBe('unknown');
});
