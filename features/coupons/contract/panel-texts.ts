import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { AmendmentProblem } from '../domain/amend-coupon.ts';
import type { PatternProblem } from '../domain/coupon-pattern.ts';

export type CouponChangeRefusal =
  | 'coupon-not-found'
  | 'not-a-code'
  | PatternProblem
  | AmendmentProblem
  | 'code-taken'
  | 'gives-nothing'
  | 'not-exact'
  | 'no-such-moment'
  | 'unknown-product'
  | 'unknown-payment'
  | 'unknown-client';

export const couponChangeTexts: RefusalTexts<CouponChangeRefusal> = {
  'coupon-not-found': { status: 404, message: 'Cupom não encontrado.' },
  'already-ended': { status: 409, message: 'Este cupom já está desativado ou vencido: crie um novo.' },
  'end-has-passed': {
    status: 422,
    message: 'O novo fim já passou, ou vem antes do início: para parar agora, desative o cupom.',
  },
  'limit-below-used': { status: 422, message: 'O cupom já foi usado mais vezes que o novo limite.' },
  'not-a-code': {
    status: 422,
    message: 'O código tem de 3 a 30 letras, números, hífens ou sublinhados, e começa por letra ou número.',
  },
  'not-a-pattern': {
    status: 422,
    message: 'O padrão é um código com um # em cada lugar a sortear: NATAL-####.',
  },
  'pattern-too-short': {
    status: 422,
    message: 'O padrão tem poucos # para tantos cupons: seria fácil adivinhar um código. Acrescente um #.',
  },
  'code-taken': { status: 409, message: 'Já existe um cupom com este código.' },
  'gives-nothing': { status: 422, message: 'Informe quanto o cupom desconta: um percentual ou um valor.' },
  'not-exact': { status: 400, message: 'Informe valores e percentuais com no máximo duas casas decimais.' },
  'no-such-moment': { status: 400, message: 'Informe instantes que existam, o fim depois do início.' },
  'unknown-product': { status: 422, message: 'Há produtos que não são desta loja.' },
  'unknown-payment': { status: 422, message: 'Há formas de pagamento que não são desta loja.' },
  'unknown-client': { status: 422, message: 'O cliente não é desta loja.' },
};
