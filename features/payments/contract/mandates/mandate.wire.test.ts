import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { MANDATE_STATUSES } from '../../domain/mandate/mandate-status.ts';
import { automaticPixSchema } from './mandate.schema.ts';
import { type AutomaticPix, automaticPixFromWire, automaticPixToWire } from './mandate.wire.ts';

const drawQr = (code: string): string => `<svg>${code}</svg>`;
const mandate = {
  status: 'requested',
  periodicity: 'weekly',
  floor: centavos(9_300),
  expiresAt: Date.UTC(2026, 7, 17, 13),
} as const;
const collection = {
  dueOn: '2026-08-21',
  firstDueOn: '2026-08-19',
  failedOn: ['2026-08-19'],
  retries: true,
};

test.each<[string, AutomaticPix]>([
  ['what is only offered', { offered: true }],
  ['a request, with its code as a QR Code, too', { offered: false, mandate: { ...mandate, code: '0002' } }],
  [
    'what is in force, with its ceiling and what is debited next',
    {
      offered: false,
      mandate: { ...mandate, status: 'authorised', periodicity: 'half-yearly', ceiling: centavos(16_601) },
      next: { orderNumber: 100_061, amount: centavos(9_207), collection },
    },
  ],
])('%s comes back as it was', (_, automaticPix) => {
  const wire = automaticPixToWire(automaticPix, drawQr);
  expect([...Value.Errors(automaticPixSchema, wire)]).toEqual([]);
  const { code } = automaticPix.mandate ?? {};
  expect(automaticPixFromWire(wire)).toEqual(
    code === undefined
      ? automaticPix
      : { ...automaticPix, mandate: { ...automaticPix.mandate, qr: `<svg>${code}</svg>` } },
  );
});

test('each status and each period has a word of its own', () => {
  const words = MANDATE_STATUSES.map(
    (status) => automaticPixToWire({ offered: false, mandate: { ...mandate, status } }, drawQr).situacao,
  );
  expect(new Set(words).size).toBe(MANDATE_STATUSES.length);
  for (const periodicity of ['weekly', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const) {
    const shown: AutomaticPix = { offered: true, mandate: { ...mandate, periodicity } };
    expect(automaticPixFromWire(automaticPixToWire(shown, drawQr))).toEqual(shown);
  }
});
