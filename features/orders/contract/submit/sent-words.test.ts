import { expect, test } from 'vitest';
import { PAYMENT_PHASES } from '../../domain/payment-phase.ts';
import { sentWords } from './sent-words.ts';

test('no success is shown for an order whose payment was refused', () => {
  const { text, tone } = sentWords('received', 'failed');
  expect(tone).toBe('error');
  expect(text).not.toContain('sucesso');
});

test('what is paid, reserved or paid later was sent with success', () => {
  const ofSuccess = PAYMENT_PHASES.filter((phase) => sentWords('received', phase).tone === 'success');
  expect(ofSuccess).toEqual(['none', 'later', 'planned', 'reserved', 'paid', 'refunded', 'ended']);
  for (const phase of ofSuccess)
    expect(sentWords('received', phase).text).toContain('Pedido enviado com sucesso!');
});

test('a quote is a quote', () => {
  expect(sentWords('quote-requested', 'none').text).toBe('Orçamento enviado com sucesso!');
});
