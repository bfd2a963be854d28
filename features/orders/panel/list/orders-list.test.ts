import { expect, test } from 'vitest';
import { ordersQueryOf } from './orders-list.ts';

const ID = '01a221b5-7bcd-7e2c-ab69-99d67251101b';

test.each([
  [{ pagina: 1 }, { pagina: 1 }],
  [
    { situacao: 'ENVIADO', pagina: 3 },
    { status: 'ENVIADO', pagina: 3 },
  ],
  [{ busca: ' ana ' }, { busca: 'ana', pagina: 1 }],
  [
    { formaPagamento: ID, representante: ID, tipoEntrega: 'RETIRADA' },
    { formaPagamento: ID, representante: ID, tipoEntrega: 'RETIRADA', pagina: 1 },
  ],
  [
    { de: '2026-11-01', ate: '2026-11-30', ordenar: 'total', sentido: 'asc' },
    { de: '2026-11-01', ate: '2026-11-30', ordenar: 'total', sentido: 'asc', pagina: 1 },
  ],
  [{ situacao: 'QUALQUER', de: 'ontem', formaPagamento: 'x', tipoEntrega: '', busca: ' ' }, { pagina: 1 }],
])('%o asks for %o', (texts, query) => expect(ordersQueryOf(texts)).toEqual(query));

test('the inbox of quotes begins with those that wait for prices', () => {
  expect(ordersQueryOf({}, true)).toEqual({ pagina: 1, status: 'ORCAMENTO_NOVO' });
  expect(ordersQueryOf({ situacao: 'ORCAMENTO_PRECIFICADO' }, true)).toMatchObject({
    status: 'ORCAMENTO_PRECIFICADO',
  });
});
