/** The owner sets what the representatives are to sell this month, and one of them sees how far they are. */
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { twoRepresentatives } from '../../support/panel/representatives.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const SHOP = 'ferragens-atlas';

test('targets are set for all, changed for one, and copied to the next month', async ({
  page,
  people,
  context,
  isPhone,
}) => {
  test.slow();
  const [rui, rosa] = await twoRepresentatives(SHOP, []);
  const fieldOf = (name: string) => page.getByRole('textbox', { name: `Meta de ${name}` });
  const save = page.getByRole('button', { name: 'Salvar metas' });
  await enterPanel(page, (await people.staff(SHOP)).email, `/painel/${SHOP}/representantes`);
  await page.getByRole('link', { name: 'Metas de venda' }).click();
  await expect(page.getByRole('heading', { name: 'Metas dos representantes', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Preencher todos' }).click();
  await expect(page.getByText('Escreva a meta.')).toBeVisible();
  await page.getByLabel('Mesma meta para todos').fill('8.000');
  await page.getByRole('button', { name: 'Preencher todos' }).click();
  await expect(fieldOf(rosa)).toHaveValue('8.000,00');
  await fieldOf(rui).fill('9.500,5');
  await save.click();
  await expect(save).toBeHidden();
  const row = page
    .getByRole('list', { name: 'Representantes' })
    .getByRole('listitem')
    .filter({ hasText: rui });
  await expect(row).toContainText('0% da meta de R$ 9.500,50');
  await lookAt(page, { isPhone });

  await page.getByRole('link', { name: 'Mês seguinte' }).click();
  await expect(fieldOf(rui)).toHaveValue('');
  await page.getByRole('button', { name: 'Copiar do mês anterior' }).click();
  await expect(fieldOf(rui)).toHaveValue('9.500,50');
  await save.click();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(fieldOf(rosa)).toHaveValue('8.000,00');

  const shop = await context.newPage();
  await visit(shop, `/${SHOP}/entrar`);
  const form = shop.getByRole('main');
  await form.getByLabel('CPF, CNPJ ou e-mail').fill('carlos@atlas.exemplo.com.br');
  await form.getByLabel('Senha', { exact: true }).fill('vitrine123');
  await form.getByLabel('Sou representante').check();
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  const own = shop.getByRole('region', { name: /Sua meta de/ });
  await expect(own).toContainText('8.000,00');
  await lookAt(shop, { isPhone });
});
