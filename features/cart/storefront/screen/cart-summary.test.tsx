import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartSummary } from './cart-summary.tsx';

test('while the cart is on its way no sum is told, least of all R$ 0,00', () => {
  const drawn = renderToStaticMarkup(<CartSummary />);
  expect(drawn).toContain('Carregando o resumo');
  expect(drawn).not.toContain('R$');
});
