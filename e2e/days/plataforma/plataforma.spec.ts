import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedErrors: /401/ });

test('an administrator finds a shop of the demo, and what needs them', async ({ page, isPhone }) => {
  await enterPanel(page, 'admin@vitrine.exemplo.com.br', '/plataforma');
  await expect(page.getByRole('heading', { name: 'Lojas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Ferragens Atlas' }).click();
  await expect(page.getByRole('heading', { name: 'Ferragens Atlas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.goto('/plataforma/monitor?aba=tarefas');
  await expect(page.getByText('Verificação de domínios').first()).toBeVisible({ timeout: 40_000 });
  await lookAt(page, { isPhone });
});
