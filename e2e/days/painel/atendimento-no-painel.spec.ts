/** A shop writes its canned answers and its office hours; its clients read them. */
import { startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

test('canned answers are written, changed and deleted', async ({ page, people, isPhone }) => {
  const shop = (await ownShop([])).slice(1);
  await enterPanel(page, (await people.staff(shop)).email, `/painel/${shop}/conversas`);
  await expect(page.getByRole('heading', { name: 'Nenhuma conversa aberta' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Respostas prontas' }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma resposta pronta' })).toBeVisible();
  await lookAt(page, { isPhone });

  await page.getByRole('button', { name: 'Nova resposta' }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dê um título à resposta.')).toBeVisible();
  await expect(page.getByLabel('Título')).toBeFocused();
  await page.getByLabel('Título').fill('Prazo');
  await page.getByLabel('Texto').fill('Entregamos em dois dias.\nAos sábados, também.');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  const saved = page.getByRole('list', { name: 'Respostas prontas' }).getByRole('listitem');
  await expect(saved).toContainText('Entregamos em dois dias.');

  await page.getByRole('button', { name: 'Editar Prazo' }).click();
  await page.getByLabel('Título').fill('Prazo de entrega');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(saved.getByRole('heading', { name: 'Prazo de entrega' })).toBeVisible();
  await page.reload();
  await expect(saved).toHaveCount(1);
  await page.getByRole('button', { name: 'Apagar Prazo de entrega' }).click();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nenhuma resposta pronta' })).toBeVisible();
});

test('clients read when and how fast the shop answers, and whether it does at all', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  const shop = await ownShop([]);
  await enterPanel(page, (await people.staff(shop.slice(1))).email, `/painel${shop}/conversas/atendimento`);
  await expect(page.getByText('Escreva à loja por aqui.')).toBeVisible();
  await page.getByLabel(/^Em quanto tempo/).fill('Respondemos em até uma hora.');
  await page.getByRole('button', { name: 'Abrir neste dia, segunda' }).click();
  await page.getByLabel('Segunda, fim').fill('07:00');
  await expect(page.getByText('O fim do horário precisa vir depois do início.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByLabel('Segunda, início')).toBeFocused();
  await lookAt(page, { isPhone });
  await page.getByLabel('Segunda, fim').fill('12:00');
  await page.getByRole('button', { name: 'Outro horário, segunda' }).click();
  await page.getByRole('button', { name: 'Repetir até sexta' }).click();
  await page.getByRole('button', { name: 'Abrir neste dia, sábado' }).click();
  await page.getByRole('button', { name: 'Remover este horário de sábado' }).click();
  await expect(page.getByText('segunda a sexta, 8h às 12h e 13h às 18h')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sexta, fim').last()).toHaveValue('18:00');

  const client = await people.consumer();
  const shopper = await context.newPage();
  await startSession(shopper, shop, client);
  await visit(shopper, `${shop}/conversas`);
  await expect(shopper.getByRole('main')).toContainText('Respondemos em até uma hora.');
  await page.getByLabel('Atender clientes por conversa').uncheck();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await visit(shopper, `${shop}/conversas`);
  await expect(shopper.getByRole('main').getByText('Nenhuma conversa ainda')).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Conversar com a loja' })).toBeHidden();
});
