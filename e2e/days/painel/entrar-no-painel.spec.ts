import { Secret, TOTP } from 'otpauth';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, fillPanelLogin, openSection } from '../../support/panel/enter-panel.ts';
import { PASSWORD } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedErrors: /40[01]|422|404/ });

test('a person at two shops chooses one, and finds only sections that work', async ({
  page,
  people,
  isPhone,
}) => {
  const { email } = await people.staff('mercado-central', 'ferragens-atlas');
  await page.goto('/painel/mercado-central/pedidos?situacao=ENVIADO');
  await expect(page).toHaveURL(/\/painel\/entrar\?volta=/);
  await fillPanelLogin(page, email, 'não é esta');
  await expect(page.getByRole('alert')).toHaveText('Usuário inexistente ou credenciais inválidas');
  await lookAt(page, { isPhone });
  await fillPanelLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Situação')).toHaveValue('ENVIADO');

  // The panel opens at the shop where the person was at last.
  await page.goto('/painel');
  await expect(page).toHaveURL(/\/painel\/mercado-central$/);
  await page.goto('/painel/conta/lojas');
  await expect(page.getByRole('heading', { name: 'Suas lojas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Ferragens Atlas' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Bia', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cadastros a aprovar' })).toContainText(/\d/);
  await lookAt(page, { isPhone });

  for (const section of ['Pedidos', 'Pagamentos', 'Cadastros']) {
    await openSection(page, isPhone, section);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(section);
    await lookAt(page, { isPhone });
  }
  // A shop that the person does not work for is no page, also where it exists.
  await page.goto('/painel/emporio-da-vila');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await lookAt(page, { isPhone });
});

test('the second step is turned on, asked for, and passed', async ({ page, people, isPhone }) => {
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email, '/painel');
  await expect(page).toHaveURL(/\/painel\/mercado-central$/);
  await page.goto('/painel/conta');
  await page.getByRole('button', { name: 'Ativar' }).click();
  await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const secret = (await page.locator('p.font-mono').innerText()).replace(/\s/g, '');
  const codeAt = (timestamp: number): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await lookAt(page, { isPhone });
  await page.getByLabel('Código que o aplicativo mostra').fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByText('Guarde estes códigos fora do celular.')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible();

  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Painel', level: 1 })).toBeVisible();
  await fillPanelLogin(page, email);
  await page.getByLabel('Código do aplicativo').fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText('Código incorreto');
  await lookAt(page, { isPhone });
  // The code that turned it on is used up; the next one is accepted already.
  await page.getByLabel('Código do aplicativo').fill(codeAt(Date.now() + 30_000));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Olá, Bia', level: 1 })).toBeVisible();
});

test('a session that ends leaves what was typed, and the login comes to the person', async ({
  page,
  people,
  isPhone,
}) => {
  const { email } = await people.staff('ferragens-atlas');
  await enterPanel(page, email, '/painel/ferragens-atlas/pedidos');
  await expect(page.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible();
  await page.getByLabel('Número ou cliente').fill('horizonte');
  await page.context().clearCookies({ name: /vitrine_staff/ });
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const over = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(over).toBeVisible();
  await lookAt(page, { isPhone });
  await expect(over.getByLabel('E-mail')).toHaveValue(email);
  await over.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await over.getByRole('button', { name: 'Entrar' }).click();
  await expect(over).toBeHidden();
  await expect(page.getByLabel('Número ou cliente')).toHaveValue('horizonte');
  await expect(page.getByRole('alert')).toBeHidden();
});
