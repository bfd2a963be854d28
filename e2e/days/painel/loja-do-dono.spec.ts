/** An owner sets how the shop looks, what it says and how it is paid, and finds all of it in the shop. */
import type { Page } from '@playwright/test';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { expect, test } from '../../support/test.ts';

// The colours that nobody can read are refused.
test.use({ expectedErrors: /422/ });

const TAGS = ['has-delivery', 'has-collect'] as const;

test('colours that can be read, a menu and a way to pay are in the shop at once', async ({
  page,
  people,
  isPhone,
}) => {
  test.skip(isPhone, 'one story; the phone has its own');
  const shop = await ownShop(TAGS);
  const owner = await people.staff(shop.slice(1));
  await enterPanel(page, owner.email, `/painel${shop}/aparencia`);

  const frame = page.frameLocator('iframe[title^="Prévia"]');
  await page.getByLabel('Cor principal', { exact: true }).fill('#ffe100');
  await expect.poll(() => brandOf(frame)).toBe('#ffe100');
  await expect(page.getByText('Não se lê')).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/texto sobre a cor principal \(contraste de 1,31 : 1/)).toBeVisible();
  await page.getByLabel('Cor principal', { exact: true }).fill('#7a1f3d');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Aparência salva.')).toBeVisible();
  await prepareMenu(page, isPhone);

  const listed = page.waitForResponse(/\/formas-pagamento$/);
  await page.goto(`/painel${shop}/formas-de-pagamento`);
  const [, , , id] = new URL((await listed).url()).pathname.split('/');
  await page.getByRole('link', { name: 'Nova forma' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Pix na hora');
  await page.getByLabel('Chave Pix').fill('pix@curitiba.exemplo.com.br');
  await page.getByLabel('Nome de quem recebe').fill('Loja de Curitiba');
  await page.getByLabel('Cidade').fill('Curitiba');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Pix na hora: salvo, e já vale na loja.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pix na hora' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(page.getByText('O provedor aceitou as chaves da loja.')).toBeVisible();

  await page.goto(shop);
  expect(await brandOf(page)).toBe('#7a1f3d');
  await expect(page.getByRole('link', { name: 'Feira de sábado' }).first()).toBeVisible();
  const methods = await page.request.get(`/v2/app/token/fornecedor/${id}/formas-pagamento`);
  expect(await methods.json()).toContainEqual(expect.objectContaining({ nome: 'Pix na hora' }));
});

test('on the phone an owner writes about the shop and publishes its terms', async ({
  page,
  people,
  isPhone,
}) => {
  test.skip(!isPhone, 'the desktop has its own story');
  const shop = await ownShop(TAGS);
  const owner = await people.staff(shop.slice(1));
  await enterPanel(page, owner.email, `/painel${shop}/textos`);
  await page.getByRole('button', { name: 'Nova parte' }).click();
  await page.getByLabel('Título').fill('Quem somos');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Uma família de Curitiba.');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Rascunho salvo. A loja só muda quando você o publicar.')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Prévia da loja"]').getByText('Uma família de Curitiba.'),
  ).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await page.getByRole('textbox', { name: 'Texto' }).fill('Uma família do Batel.');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado, e já vale na loja.')).toBeVisible();
  await expect(page.getByText('Versão 1', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Uma família de Curitiba.');
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText('Texto salvo, e já vale na loja.')).toBeVisible();
  await page.getByRole('tab', { name: 'Documentos no cadastro' }).click();
  await page.getByLabel('Pedir documentos a quem se cadastra').check();
  await page.getByLabel('O que a loja diz').fill('Envie o contrato social.');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo, e já vale na loja.', { exact: true })).toBeVisible();
  await page.goto(`/painel${shop}/termos`);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Compre com calma.');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Versão 1: Termos de uso')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.goto(`${shop}/termos`);
  await expect(page.getByText('Compre com calma.')).toBeVisible();
});

/** A menu that waits: seen in the shop by its link, scheduled, taken back, and published. */
async function prepareMenu(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('tab', { name: 'Menu e rodapé' }).click();
  await page.getByRole('button', { name: 'Novo link' }).click();
  await page.getByLabel('Texto', { exact: true }).fill('Feira de sábado');
  await page.getByLabel('Leva a').fill('/busca');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  const card = page.getByRole('region', { name: 'Publicação' });
  await expect(card.getByText('Rascunho: a loja ainda não mostra o que mudou.')).toBeVisible();
  await page.getByRole('button', { name: 'Computador' }).click();
  const frame = page.frameLocator('iframe[title="Prévia da loja"]');
  await expect(frame.getByRole('link', { name: 'Feira de sábado' }).first()).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await card.getByRole('button', { name: 'Publicar em…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dia', { exact: true }).fill('01/12/2098');
  await dialog.getByLabel('Dia: hora').fill('08:00');
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(card.getByText('A loja muda em 01/12/2098 às 08:00.')).toBeVisible();
  await card.getByRole('button', { name: 'Desfazer agendamento' }).click();
  await card.getByRole('button', { name: 'Publicar agora' }).click();
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado, e já vale na loja.')).toBeVisible();
  await expect(card).toHaveCount(0);
}

/** A colour as the page shows it, with the style that the panel may have set in a frame. */
const brandOf = (page: Pick<Page, 'locator'>): Promise<string> =>
  page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').trim());
