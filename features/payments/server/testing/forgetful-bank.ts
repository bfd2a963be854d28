/** A provider that loses responses or fails on request, and that knows no idempotency keys. */
import { centavos } from '#kernel/money.ts';
import { accept, refuse } from '#kernel/result.ts';
import type { ProviderCharge } from '../../domain/charges/provider-charge.ts';
import type { Provider, ProviderAnswer, ProviderProblem } from '../providers/provider.ts';

type Call = 'createPix' | 'authoriseCard' | 'capture' | 'cancel' | 'refund' | 'fetch';

export interface ForgetfulBank extends Provider {
  readonly payments: Map<string, ProviderCharge>;
  readonly calls: Call[];
  /** Loses the response to the next such call, after it has been carried out. */
  lose(call: Call): void;
  /** The next `times` calls of this kind fail with `problem`, and nothing is done. */
  answer(call: Call, problem: ProviderProblem, times?: number): void;
  /** The next such call throws `error`. */
  breakAt(call: Call, error: Error): void;
  /** A change that nobody here requested. */
  change(chargeId: string, change: Partial<ProviderCharge>): ProviderCharge;
}

export function forgetfulBank(): ForgetfulBank {
  const payments = new Map<string, ProviderCharge>();
  const calls: Call[] = [];
  const lost: Call[] = [];
  const problems: { call: Call; problem: ProviderProblem }[] = [];
  const broken = new Map<Call, Error>();

  const byRef = (ref: string) => [...payments.values()].find((one) => one.ref === ref);
  const put = (charge: ProviderCharge) => {
    payments.set(charge.chargeId, charge);
    return charge;
  };
  async function on(call: Call, work: () => ProviderCharge | ProviderProblem): ProviderAnswer {
    calls.push(call);
    const error = broken.get(call);
    broken.delete(call);
    if (error !== undefined) throw error;
    const problem = problems.findIndex((one) => one.call === call);
    if (problem >= 0) return refuse(problems.splice(problem, 1)[0]?.problem ?? 'no-answer');
    const done = work();
    if (lost.includes(call)) {
      lost.splice(lost.indexOf(call), 1);
      return refuse('no-answer');
    }
    return typeof done === 'string' ? refuse(done) : accept(done);
  }
  const moved = (
    ref: string,
    move: (charge: ProviderCharge) => Partial<ProviderCharge> | undefined,
  ): ProviderCharge | ProviderProblem => {
    const before = byRef(ref);
    if (before === undefined) return 'unknown';
    const change = move(before);
    return change === undefined ? 'rejected' : put({ ...before, ...change });
  };

  return {
    name: 'sandbox',
    overCapture: 0,
    payments,
    calls,
    lose: (call) => void lost.push(call),
    answer: (call, problem, times = 1) => {
      for (let time = 0; time < times; time += 1) problems.push({ call, problem });
    },
    breakAt: (call, error) => void broken.set(call, error),
    change: (chargeId, change) => {
      const before = payments.get(chargeId);
      if (before === undefined) throw new Error('no payment');
      return put({ ...before, ...change });
    },
    createPix: ({ chargeId, amount, expiresAt }) =>
      on('createPix', () =>
        put({ ...begun(chargeId, amount), pix: { code: '000201', txid: chargeId, expiresAt } }),
      ),
    authoriseCard: ({ chargeId, amount, capture }) =>
      on('authoriseCard', () =>
        put({
          ...begun(chargeId, amount),
          ...(capture ? { status: 'paid', captured: amount } : { status: 'authorised' }),
        }),
      ),
    capture: ({ ref, amount }) =>
      on('capture', () =>
        moved(ref, ({ status }) =>
          status === 'authorised' ? { status: 'paid', captured: amount } : undefined,
        ),
      ),
    cancel: (ref) =>
      on('cancel', () =>
        moved(ref, ({ status }) =>
          status === 'pending' || status === 'authorised' ? { status: 'cancelled' } : undefined,
        ),
      ),
    refund: ({ ref, amount }) =>
      on('refund', () =>
        moved(ref, ({ status, captured, refunded }) => {
          const given = centavos(refunded + amount);
          if (status !== 'paid' || given > captured) return undefined;
          return { refunded: given, status: given === captured ? 'refunded' : 'paid' };
        }),
      ),
    fetch: (by) => on('fetch', () => ('ref' in by ? byRef(by.ref) : payments.get(by.chargeId)) ?? 'unknown'),
    readNotice: () => refuse('unreadable'),
  };
}

const begun = (chargeId: string, amount: ProviderCharge['amount']): ProviderCharge => ({
  ref: `ref-${chargeId}`,
  chargeId,
  status: 'pending',
  amount,
  captured: centavos(0),
  refunded: centavos(0),
});
