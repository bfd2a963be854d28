import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartSummary } from './cart-summary.tsx';

test('while the cart is loading no sum is shown, least of all R$ 0,00', () => {
  const html = renderToStaticMarkup(<CartSummary />);
  expect(html).toContain('Carregando o resumo');
  expect(html).not.toContain('R$');
});
