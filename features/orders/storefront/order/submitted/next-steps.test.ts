import { expect, test } from 'vitest';
import type { PaymentKind } from '#features/payments/domain/method-settings.ts';
import { centavos } from '#kernel/money.ts';
import { nextSteps } from './next-steps.ts';

const slot = { slotId: 's', date: '2026-11-21', startsAt: 480, endsAt: 720 };
const store = { storeId: 's', name: 'Loja do centro', addressText: '', latitude: 0, longitude: 0 };
const pickup = { type: 'pickup', store } as const;
const charge = (kind: PaymentKind, status: 'starting' | 'pending' | 'paid' = 'pending') => ({
  id: 'c',
  kind,
  amount: centavos(100),
  status,
  ...(kind === 'pix' ? { pix: { code: '000201', txid: 'PED1', expiresAt: 0 } } : {}),
});

test('a quote is priced first and nothing is charged', () => {
  const steps = nextSteps({ status: 'quote-requested', delivery: pickup, paymentName: 'Pix' });
  expect(steps).toHaveLength(2);
  expect(steps.join(' ')).toContain('Nada é cobrado');
});

test('a pending Pix comes first', () => {
  const steps = nextSteps({
    status: 'received',
    delivery: pickup,
    paymentName: 'Pix',
    charge: charge('pix'),
  });
  expect(steps[0]).toBe('Pague o Pix nesta página. A confirmação aparece aqui sozinha.');
  expect(steps).toHaveLength(3);
});

test('a code that its provider has not given yet is waited for, and nothing is being confirmed', () => {
  const { pix: _, ...starting } = charge('pix', 'starting');
  const steps = nextSteps({ status: 'received', delivery: pickup, paymentName: 'Pix', charge: starting });
  expect(steps[0]).toBe('O seu código Pix está sendo gerado. Ele aparece aqui sozinho.');
});

test('cash is paid when the goods change hands, and the window is said', () => {
  const steps = nextSteps({
    status: 'received',
    delivery: { ...pickup, slot },
    paymentName: 'Dinheiro',
    charge: charge('cash-on-delivery'),
  });
  expect(steps).toEqual([
    'A loja confere e separa os seus produtos.',
    'Retire em Loja do centro: sáb., 21/11, 8h–12h.',
    'O pagamento é feito na retirada: Dinheiro.',
  ]);
});

test('what is paid is not asked for again', () => {
  const paid = charge('cash-on-delivery', 'paid');
  const steps = nextSteps({ status: 'received', delivery: pickup, paymentName: 'Dinheiro', charge: paid });
  expect(steps.join(' ')).not.toContain('pagamento');
});

test('a boleto is paid before anything leaves, and what is bought on account when it is due', () => {
  const sent = { status: 'received', delivery: pickup, paymentName: 'Faturado 28 dias' } as const;
  expect(nextSteps({ ...sent, charge: charge('boleto') })[0]).toContain('Pague o boleto desta página');
  const title = {
    id: 't',
    document: '100001-1',
    amount: centavos(100),
    issuedOn: '2026-11-22',
    dueOn: '2026-12-20',
    status: 'open',
    usesCredit: true,
  } as const;
  const steps = nextSteps({ ...sent, charge: { ...charge('on-account'), titles: [title] } });
  expect(steps.at(-1)).toBe('Pagamento até 20/12/2026.');
});

test('a refused payment is to be paid again, and no day is promised', () => {
  const refused = { id: 'c', kind: 'card', amount: centavos(100), status: 'refused' } as const;
  const steps = nextSteps({
    status: 'received',
    delivery: { ...pickup, slot },
    paymentName: 'Cartão',
    charge: refused,
  });
  expect(steps[0]).toBe('O pagamento não foi aprovado: pague abaixo para o pedido seguir.');
  expect(steps.join(' ')).not.toContain('21/11');
});

test('a day that was chosen waits for what is not paid yet', () => {
  const sent = { status: 'received', delivery: { ...pickup, slot }, paymentName: 'Pix' } as const;
  expect(nextSteps({ ...sent, charge: charge('pix') })).toContain(
    'Retirada marcada em Loja do centro: sáb., 21/11, 8h–12h, com o pagamento já confirmado.',
  );
  const paid = { ...charge('pix'), status: 'paid' as const };
  expect(nextSteps({ ...sent, charge: paid })).toContain('Retire em Loja do centro: sáb., 21/11, 8h–12h.');
});
