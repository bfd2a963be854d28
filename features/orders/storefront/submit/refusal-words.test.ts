import { expect, test } from 'vitest';
import { ApiRefusal } from '#platform/web/api.ts';
import { submitTexts } from '../../contract/texts.ts';
import { submitRefusalWords } from './refusal-words.ts';

const names = ['Banana prata', 'Café torrado'];
const refusal = (code: string, message: string, facts = {}, status = 409) =>
  new ApiRefusal(status, { code, message, facts });

test('a failed submit names the message and the items, letter by letter', () => {
  const { text } = submitRefusalWords(refusal('payment-not-offered', 'A forma de pagamento mudou.'), names);
  expect(text).toBe(
    'Erro ao submeter seu pedido. A forma de pagamento mudou. Itens: Banana prata, Café torrado',
  );
});

test('missing stock names only the items that are missing', () => {
  const facts = { itensName: ['Café torrado'], avisos: [] };
  const { text, link } = submitRefusalWords(
    refusal('out-of-stock', 'Não há estoque para todos os itens.', facts),
    names,
  );
  expect(text).toBe('Erro ao submeter seu pedido. Não há estoque para todos os itens. Itens: Café torrado');
  expect(link?.href).toBe('/carrinho');
});

test('an identical order is reported directly and leads to it', () => {
  const message = 'Um pedido idêntico foi feito há poucos segundos.';
  const words = submitRefusalWords(refusal('duplicate-order', message, { numpedido: 1001 }), names);
  expect(words.text).toBe(message);
  expect(words.link).toEqual({ label: 'Ver o pedido 1001', href: '/pedidos/1001' });
});

test('a changed total is shown and asked about again', () => {
  const words = submitRefusalWords(
    refusal('total-changed', 'O total do pedido mudou.', { total: 123.4 }),
    names,
  );
  expect(words.text.replaceAll('\u00a0', ' ')).toBe('Agora o total é R$ 123,40. Confira e confirme de novo.');
});

test('too many refused cards are reported directly, and lead to another payment method', () => {
  const { message } = submitTexts['too-many-cards'];
  const words = submitRefusalWords(refusal('too-many-cards', message), names);
  expect(words).toMatchObject({ text: message, link: { href: '#pagamento' } });
});

test('a session that has ended leads to the login', () => {
  const words = submitRefusalWords(refusal('', 'Sessão expirada, efetue login novamente', {}, 401), names);
  expect(words.text).toBe('Sessão expirada, efetue login novamente');
  expect(words.link?.href).toBe('/entrar');
});
