import { describe, expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { aCoupon } from '../domain/testing/a-coupon.ts';
import { checkedCouponToWire, verdictFromWire } from './checked-coupon.wire.ts';

const offer = { coupon: aCoupon(), discount: centavos(500) };

describe('what the screen does with an answer (spec 5, coupon)', () => {
  test('a valid coupon is applied', () => {
    expect(verdictFromWire(checkedCouponToWire({ offer }, 'UTC'))).toMatchObject({
      kind: 'valid',
      discount: 500,
      coupon: { code: 'DEZ' },
    });
  });

  test('an invalid one shows the server’s error', () => {
    const answer = checkedCouponToWire({ rejection: { code: 'expired' } }, 'UTC');
    expect(verdictFromWire(answer)).toEqual({ kind: 'refused', text: 'Este cupom já venceu.' });
  });

  test('or that it could not be checked, where the server says nothing', () => {
    const answer = { ...checkedCouponToWire({}, 'UTC'), valido: false, error: '' };
    expect(verdictFromWire(answer)).toEqual({
      kind: 'refused',
      text: 'Não foi possível verificar seu cupom',
    });
  });

  test('one that is no better than the automatic one warns', () => {
    const answer = checkedCouponToWire({ offer, rejection: { code: 'automatic-is-better' } }, 'UTC');
    expect(answer.valido).toBe(true);
    expect(verdictFromWire(answer)).toEqual({
      kind: 'warning',
      text: 'O cupom automático com benefício superior já está aplicado.',
    });
  });
});
