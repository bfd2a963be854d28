/** An owner writes a page, puts up a banner and composes the home in a draft; a visitor sees what is published. Checklists 4. */
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { expect, test } from '../../support/test.ts';

test('a page, a banner and the home are made in the panel and seen in the shop', async ({
  page,
  browser,
  people,
  isPhone,
}) => {
  test.slow();
  const shop = await ownShop(['has-delivery', 'has-collect']);
  const owner = await people.staff(shop.slice(1));
  const visitor = await (await browser.newContext()).newPage();
  await enterPanel(page, owner.email, `/painel${shop}/paginas`);

  await expect(page.getByRole('heading', { name: 'Nenhuma página ainda' })).toBeVisible();
  await page.getByRole('link', { name: 'Nova página' }).click();
  await page.getByLabel('Título', { exact: true }).fill('Como entregamos');
  await writeText(page);
  await page.getByRole('switch', { name: 'No menu do alto' }).check();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByText('Ninguém vê esta página ainda.')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar a prévia' }).click();
  const draft = page.frameLocator('iframe[title^="Prévia"]');
  await expect(draft.getByRole('heading', { name: 'Prazos' })).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await expect(page.getByText('A loja mostra o que você salvou por último.')).toBeVisible();
  await visitor.goto(`${shop}/pagina/como-entregamos`);
  const article = visitor.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Prazos' })).toBeVisible();
  await expect(article.locator('strong')).toHaveText('hoje');
  await expect(article.getByRole('link', { name: '/c/cafes' })).toHaveAttribute('href', `${shop}/c/cafes`);

  await openSection(page, isPhone, 'Carrosséis e banners');
  await page.getByRole('link', { name: 'Novo carrossel' }).click();
  await page.getByLabel('Título').fill('Semana do café');
  const wide = page.getByRole('group', { name: 'Para computador' });
  await wide.locator('input[type=file]').setInputFiles({
    name: 'banner.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#7a1f3d' } })
      .png()
      .toBuffer(),
  });
  await expect(wide.getByRole('img')).toBeVisible();
  await page.getByLabel('O que ela mostra ou diz').fill('Cafés com 20% de desconto');
  await page.getByLabel('Leva a').fill('/c/cafes');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Semana do café' });
  await expect(row).toContainText('Rascunho');
  await row.getByRole('switch').click();
  await expect(row).toContainText('Na loja');
  await lookAt(page, { isPhone });

  await openSection(page, isPhone, 'Página inicial');
  await addBlock(page, 'Carrossel', async () => {
    await page.getByRole('combobox', { name: 'Carrossel' }).selectOption('Semana do café');
  });
  await addBlock(page, 'Texto', async () => {
    await page.getByLabel('Título').fill('Quem somos');
    await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('Uma família de Curitiba.');
    await lookAt(page, { isPhone, without: 'iframe' });
  });
  const preview = page.frameLocator('iframe[title^="Prévia"]');
  await expect.poll(() => orderIn(preview)).toEqual(['Semana do café', 'Quem somos']);
  await page.getByRole('button', { name: 'Subir Texto: Quem somos' }).click();
  await expect(page.getByText('Ordem salva no rascunho.')).toBeVisible();
  await expect.poll(() => orderIn(preview)).toEqual(['Quem somos', 'Semana do café']);
  await page.getByRole('button', { name: 'Computador' }).click();
  await lookAt(page, { isPhone, without: 'iframe' });
  const family = visitor.getByText('Uma família de Curitiba.');
  await visitor.goto(shop);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(family).toHaveCount(0);

  await page.getByRole('button', { name: 'Publicar em…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dia', { exact: true }).fill('01/12/2098');
  await dialog.getByLabel('Dia: hora').fill('08:00');
  await dialog.getByRole('button', { name: 'Agendar' }).click();
  await expect(page.getByText('A loja muda em 01/12/2098 às 08:00.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acrescentar bloco' })).toHaveCount(0);
  await lookAt(page, { isPhone, without: 'iframe' });
  await page.getByRole('button', { name: 'Desfazer agendamento' }).click();
  await expect(page.getByText('Rascunho: a loja ainda não mostra o que mudou.')).toBeVisible();

  await publishHome(page);
  await expect(preview.getByRole('heading', { name: 'Quem somos' })).toBeVisible();
  await visitor.reload();
  await expect(family).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Cafés com 20% de desconto' })).toBeVisible();

  await page.getByRole('switch', { name: 'Ligado: Texto: Quem somos' }).click();
  await expect(page.getByText('Mudado: Texto: Quem somos')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Quem somos' })).toHaveCount(0);
  await publishHome(page);
  await visitor.reload();
  await expect(visitor.getByRole('img', { name: 'Cafés com 20% de desconto' })).toBeVisible();
  await expect(family).toHaveCount(0);

  await page.getByRole('button', { name: 'Voltar a esta versão: 1' }).click();
  await dialog.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await expect(page.getByText('A versão 1 virou o rascunho')).toBeVisible();
  await lookAt(page, { isPhone, without: 'iframe' });
  await publishHome(page);
  await visitor.reload();
  await expect(family).toBeVisible();
  await visitor.context().close();
});

/** Bold words, a title and a link, as a person writes them. */
async function writeText(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto', exact: true }).click();
  await page.keyboard.type('O que é pedido até as 10h sai ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('hoje');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Estilo do parágrafo' }).selectOption('Título');
  await page.keyboard.type('Prazos');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('dialog').getByLabel('Leva a').fill('/c/cafes');
  await page.getByRole('button', { name: 'Pôr link' }).click();
}

async function addBlock(page: Page, kind: string, fill: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar bloco' }).click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await fill();
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click();
  await expect(page.getByText(`${kind}: salvo no rascunho.`)).toBeVisible();
}

async function publishHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar agora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('A loja mostra esta página inicial.')).toBeVisible();
}

/** The blocks in the order in which they stand on the previewed home. */
const orderIn = async (frame: FrameLocator): Promise<string[]> => {
  const places = await Promise.all(
    [
      ['Semana do café', frame.getByRole('region', { name: 'Semana do café' })] as const,
      ['Quem somos', frame.getByRole('heading', { name: 'Quem somos' })] as const,
    ].map(async ([name, part]) => ({ name, y: (await part.boundingBox())?.y ?? Number.NaN })),
  );
  return places.toSorted((one, other) => one.y - other.y).map(({ name }) => name);
};
