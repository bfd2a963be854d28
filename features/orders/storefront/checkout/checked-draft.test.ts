import { expect, test } from 'vitest';
import { centavos, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { orderTotals } from '../../domain/placed-order.ts';
import { checkedDraft, type DraftState } from './checked-draft.ts';

const slot = { slotId: 's1', date: '2026-11-21', startsAt: 480, endsAt: 720 };
const option = {
  id: 'area',
  type: 'delivery',
  name: 'Centro',
  fee: centavos(990),
  minimumOrder: ZERO,
  slots: [slot],
} as const;
const lines = [{ productId: 'p1', quantity: thousandths(1500), giftWrap: false }];

const ready: DraftState = {
  lines,
  type: 'delivery',
  address: { id: 'a1' },
  lookupState: 'ready',
  lookup: undefined,
  repricing: false,
  choice: { option, slot },
  method: { id: 'pix' },
  totals: orderTotals(centavos(10_000), centavos(990)),
  note: ' Portão azul ',
  customerOrderNumber: '',
  questions: [],
  answers: {},
};
const missingIn = (state: Partial<DraftState>) => {
  const result = checkedDraft({ ...ready, ...state });
  return result.ok ? [] : result.refusal.map(({ section }) => section);
};

test('a delivery names address, option, slot and the total that was seen', () => {
  expect(checkedDraft(ready)).toEqual({
    ok: true,
    value: {
      lines,
      deliveryType: 'delivery',
      addressId: 'a1',
      optionId: 'area',
      slot: { slotId: 's1', date: '2026-11-21' },
      paymentMethodId: 'pix',
      note: 'Portão azul',
      customerOrderNumber: '',
      seenTotal: 10_990,
    },
  });
});

test('Pix Automático is asked for only by who has chosen it', () => {
  expect(checkedDraft({ ...ready, automaticPix: true })).toMatchObject({ value: { automaticPix: true } });
  const without = checkedDraft({ ...ready, automaticPix: false });
  expect(without.ok && 'automaticPix' in without.value).toBe(false);
});

test('an address that is typed and not saved is neither left out nor sent without', () => {
  expect(missingIn({ addingAddress: true })).toEqual(['receber']);
  expect(missingIn({ addingAddress: true, address: undefined })).toEqual(['receber']);
});

test('a pickup names its store and no address', () => {
  const result = checkedDraft({ ...ready, type: 'pickup', choice: { option: { ...option, id: 'store' } } });
  expect(result).toMatchObject({ ok: true, value: { storeId: 'store', optionId: 'store' } });
  expect(result.ok && 'addressId' in result.value).toBe(false);
  expect(result.ok && 'slot' in result.value).toBe(false);
});

test('each missing answer is reported where it is to be given', () => {
  expect(missingIn({ address: undefined, lookupState: 'idle', choice: undefined })).toEqual(['receber']);
  expect(missingIn({ choice: undefined })).toEqual(['entrega']);
  expect(missingIn({ lookupState: 'pending' })).toEqual(['entrega']);
  expect(missingIn({ lookupState: 'failed', choice: undefined })).toEqual(['entrega']);
  expect(missingIn({ method: undefined })).toEqual(['pagamento']);
  expect(missingIn({ repricing: true })).toEqual(['revisao']);
  expect(missingIn({ pricesLost: new TypeError('Failed to fetch') })).toEqual(['revisao']);
  expect(missingIn({ address: undefined, method: undefined, choice: undefined })).toEqual([
    'receber',
    'pagamento',
  ]);
});

test('a refused look-up says its own sentence', () => {
  const failure = {
    recorded: 'Falha ao consultar agendamentos',
    message: 'O fornecedor não atende no endereço informado',
  };
  const result = checkedDraft({ ...ready, choice: undefined, lookup: { failure } });
  expect(result).toEqual({ ok: false, refusal: [{ section: 'entrega', text: failure.message }] });
});

test('what the supplier asks is answered, or reported missing by its name', () => {
  const questions = [{ id: 'obra', name: 'Obra', required: true, options: [] }];
  expect(checkedDraft({ ...ready, questions, answers: { obra: ' Torre B ', outra: 'x' } })).toMatchObject({
    ok: true,
    value: { answers: [{ id: 'obra', answer: 'Torre B' }] },
  });
  expect(checkedDraft({ ...ready, questions, answers: { obra: ' ' } })).toEqual({
    ok: false,
    refusal: [{ section: 'observacoes', field: 'pergunta-obra', text: 'Responda: Obra.' }],
  });
});
