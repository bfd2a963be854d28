import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Audience,
  EVERYONE,
  isMeantFor,
  isPublishedAt,
  type Schedule,
  scheduleStatus,
  type Viewer,
} from './audience.ts';

const visitor: Viewer = { groups: [] };
const NOW = 1_000;

describe('shown to', () => {
  test.each<[string, Partial<Audience>, Partial<Viewer>, boolean]>([
    ['everyone, where nothing is limited', {}, {}, true],
    ['the device', { devices: ['mobile'] }, { device: 'mobile' }, true],
    ['no other device', { devices: ['mobile'] }, { device: 'desktop' }, false],
    ['one of several', { devices: ['mobile', 'desktop'] }, { device: 'desktop' }, true],
    ['the segment', { segmentIds: ['a'] }, { segmentId: 'a' }, true],
    ['no other segment', { segmentIds: ['a'] }, { segmentId: 'b' }, false],
    ['who has chosen no segment', { segmentIds: ['a'] }, {}, true],
    ['the payment method', { paymentMethodIds: ['pix'] }, { paymentMethodId: 'pix' }, true],
    ['no other payment method', { paymentMethodIds: ['pix'] }, { paymentMethodId: 'card' }, false],
    ['the delivery type', { deliveryTypes: ['pickup'] }, { deliveryType: 'pickup' }, true],
    ['no other delivery type', { deliveryTypes: ['pickup'] }, { deliveryType: 'delivery' }, false],
    ['clients of the group', { groups: ['vip', 'obra'] }, { groups: ['obra'] }, true],
    ['no visitor, where a group is named', { groups: ['vip'] }, {}, false],
    [
      'who fits all limits',
      { devices: ['mobile'], deliveryTypes: ['pickup'] },
      { device: 'mobile', deliveryType: 'delivery' },
      false,
    ],
  ])('%s', (_, audience, viewer, expected) => {
    expect(isMeantFor({ ...EVERYONE, ...audience }, { ...visitor, ...viewer })).toBe(expected);
  });
});

describe('the status of a schedule', () => {
  test.each<[Partial<Schedule>, string]>([
    [{ published: false }, 'draft'],
    [{ published: false, from: 0 }, 'draft'],
    [{}, 'published'],
    [{ from: NOW }, 'published'],
    [{ from: NOW + 1 }, 'scheduled'],
    [{ until: NOW + 1 }, 'published'],
    [{ until: NOW }, 'ended'],
  ])('%j is %s', (schedule, status) => {
    expect(scheduleStatus({ published: true, ...schedule }, NOW)).toBe(status);
  });

  test('is published exactly while it is shown', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.boolean(),
        moment,
        moment,
        fc.integer({ min: 0, max: 20 }),
        (published, from, until, now) => {
          const schedule = {
            published,
            ...(from === undefined ? {} : { from }),
            ...(until === undefined ? {} : { until }),
          };
          expect(isPublishedAt(schedule, now)).toBe(scheduleStatus(schedule, now) === 'published');
        },
      ),
    );
  });
});
