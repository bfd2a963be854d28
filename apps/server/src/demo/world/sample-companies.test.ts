import { expect, test } from 'vitest';
import { isCnpj } from '#features/accounts/domain/document.ts';
import { isState } from '#features/addresses/domain/states.ts';
import { SAMPLE_CNPJS, sampleCompanies } from './sample-companies.ts';

test.each(SAMPLE_CNPJS)(
  '%s is written like a real CNPJ, and its company has a whole address',
  async (cnpj) => {
    expect(isCnpj(cnpj)).toBe(true);
    const company = await sampleCompanies(cnpj);
    expect(company).toMatchObject({ cnpj, name: expect.stringMatching(/\w/) });
    if (company === undefined || company === 'unknown') throw new Error('the sample has it');
    const { postalCode, state, street, city } = company.address;
    expect(postalCode).toMatch(/^\d{8}$/);
    expect(isState(state)).toBe(true);
    expect(street && city).not.toBe('');
  },
);

test('one company of the sample is closed, and another CNPJ is unknown', async () => {
  const all = await Promise.all(SAMPLE_CNPJS.map(sampleCompanies));
  expect(all.filter((one) => one !== undefined && one !== 'unknown' && !one.active)).toHaveLength(1);
  expect(await sampleCompanies('11222333000181')).toBe('unknown');
});
