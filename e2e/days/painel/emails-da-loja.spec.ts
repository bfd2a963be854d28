/** An owner writes a mail in the shop's own words, sends it to herself, and gives the shop a clock and an icon. */
import { lookAt } from '../../support/look-at.ts';
import { mailTo } from '../../support/mails.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { expect, test } from '../../support/test.ts';

// The preview refuses a variable that the mail does not have.
test.use({ expectedErrors: /422/ });

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>alert(1)</script><circle cx="5" cy="5" r="5" fill="#e4572e"/></svg>`;

test('a mail in own words arrives as its preview shows it; the shop has its own clock and icon', async ({
  page,
  people,
  isPhone,
}) => {
  const shop = await ownShop(['has-delivery']);
  const owner = await people.staff(shop.slice(1));
  await enterPanel(page, owner.email, `/painel${shop}`);
  await openSection(page, isPhone, 'E-mails');
  await expect(page.getByText('Criar nova senha')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: /^Pedido recebido/ }).click();

  const mail = page.frameLocator('iframe[title="Prévia do e-mail"]');
  await expect(mail.getByText('Olá, Ana.')).toBeVisible();
  await expect(mail.getByText('Café torrado 500 g')).toBeVisible();
  // Its styles are there, although the panel's policy forbids them in what it loads.
  await expect(mail.locator('body > div > div').first()).toHaveCSS('background-color', 'rgb(29, 63, 114)');
  await expect(page.getByText('Enviar este e-mail')).toBeHidden();
  await page.getByLabel('Introdução').fill('Oi, {{nome}}! Aqui é da {{lojas}}.');
  await expect(page.getByText(/Este e-mail não tem a variável {{lojas}}/)).toBeVisible();
  await page.getByLabel('Introdução').fill('Oi, {{nome}}! Aqui é da {{loja}}.');
  await page.getByLabel('Assunto').fill('{{nome}}, seu pedido {{pedido}} chegou');
  await page.getByLabel('Encerramento').fill('Um abraço de Curitiba.');
  await expect(mail.getByText('Oi, Ana! Aqui é da Loja de Curitiba.')).toBeVisible();
  await expect(mail.getByText('Um abraço de Curitiba.')).toBeVisible();
  await expect(page.getByText('Ana, seu pedido 100012 chegou')).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await page.getByRole('button', { name: 'Computador' }).click();
  await page.getByRole('button', { name: 'Enviar teste para mim' }).click();
  await expect(page.getByText(`Teste enviado para ${owner.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('E-mail salvo.')).toBeVisible();
  const text = await mailTo(owner.email, '[Teste] Ana, seu pedido 100012 chegou');
  expect(text).toContain('Oi, Ana! Aqui é da Loja de Curitiba.');
  expect(text).toContain('Café torrado 500 g');
  await page.getByRole('link', { name: 'E-mails' }).first().click();
  await expect(page.getByRole('link', { name: /^Pedido recebido/ })).toContainText('Com texto da loja');

  await page.goto(`/painel${shop}/aparencia`);
  await page
    .locator('input[type=file][accept=".png,.svg"]')
    .setInputFiles({ name: 'icone.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(ICON) });
  await expect(page.getByAltText('Ícone de Loja de Curitiba')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Aparência salva.')).toBeVisible();
  await page.getByRole('tab', { name: 'Identidade' }).click();
  await page.getByLabel('Fuso horário').selectOption({ value: 'America/Rio_Branco' });
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Identidade salva')).toBeVisible();

  await page.goto(shop);
  const tab = page.locator('link[rel=icon]');
  await expect(tab).toHaveAttribute('href', /\/icone\/1-[0-9a-f]{32}-tab-96\.png$/);
  const icon = await page.request.get((await tab.getAttribute('href')) ?? '');
  expect(icon.headers()['content-type']).toBe('image/png');
});
