import { expect, test } from 'vitest';
import { ApiRefusal } from '#platform/web/api.ts';
import { titleFaults } from '../../contract/title-texts.ts';
import { titleRefusalAtField } from './title-refusal.ts';

const thrownFor = (error: unknown): unknown => {
  try {
    return titleRefusalAtField(error);
  } catch (thrown) {
    return thrown;
  }
};

const refused = (facts: Record<string, unknown>) =>
  new ApiRefusal(422, { code: 'titles-refused', message: 'Nenhum título foi gravado.', facts });

test.each([
  ['due-before-issued', 'vencimento'],
  ['wrong-line', 'linhadigitavel'],
  ['title-of-another', 'documento'],
  ['title-closed', 'documento'],
] as const)('%s stands at %s, in its own words', (codigo, field) => {
  const mensagem = titleFaults[codigo];
  const thrown = thrownFor(refused({ titulos: [{ documento: 'NF 1', codigo, mensagem }] }));
  expect(thrown).toMatchObject({
    message: mensagem,
    status: 422,
    problem: { facts: { campos: { [field]: mensagem } } },
  });
});

test('a value that the schema refuses stands at its field, and any other failure is as it was', () => {
  expect(thrownFor(refused({ fields: ['body/titulos/0/valor'] }))).toMatchObject({
    problem: { facts: { fields: ['body/valor'] } },
  });
  for (const error of [new Error('offline'), refused({}), refused({ titulos: [null] })])
    expect(thrownFor(error)).toBe(error);
});
