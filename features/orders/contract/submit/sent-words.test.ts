import { expect, test } from 'vitest';
import { PAYMENT_PHASES } from '../../domain/payment-phase.ts';
import { sentWords } from './sent-words.ts';

test('no success is told of an order whose payment was refused', () => {
  const { text, tone } = sentWords('ENVIADO', 'failed');
  expect(tone).toBe('error');
  expect(text).not.toContain('sucesso');
});

test('what is paid, reserved or paid later was sent with success', () => {
  const ofSuccess = PAYMENT_PHASES.filter((phase) => sentWords('ENVIADO', phase).tone === 'success');
  expect(ofSuccess).toEqual(['none', 'later', 'reserved', 'paid', 'given-back', 'ended']);
  for (const phase of ofSuccess)
    expect(sentWords('ENVIADO', phase).text).toContain('Pedido enviado com sucesso!');
});

test('a quote is a quote', () => {
  expect(sentWords('ORCAMENTO_NOVO', 'none').text).toBe('Orçamento enviado com sucesso!');
});
