/** The shop's own pages. Spec 2, static pages by slug; 5, tag WEB; 8, static page failure. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lookAt } from '../../support/look-at.ts';
import { pagesOfShop } from '../../support/panel/pages.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const FAILURE = 'Não foi possível exibir está página!';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 1 });

const aSlug = (): string => `pagina-${randomUUID().slice(0, 8)}`;

test('a page is opened from the footer by keyboard, and names itself to search engines', async ({
  page,
  isPhone,
  baseURL,
}) => {
  await visit(page, MERCADO);
  const link = page
    .getByRole('navigation', { name: 'Rodapé: A loja' })
    .getByRole('link', { name: 'Entrega', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Entrega e retirada')).toBeVisible();
  await expect(page).toHaveURL(`${MERCADO}/pagina/entrega-e-retirada`);
  await expect(page).toHaveTitle('Entrega e retirada | Mercado Central');
  const way = page.getByRole('navigation', { name: 'Você está em' });
  await expect(way.getByRole('listitem')).toHaveText(['Início', 'Entrega e retirada']);
  await expect(page.getByText(/^Atualizada em \d+ de \p{L}+ de \d{4}$/u)).toBeVisible();
  const table = page.getByRole('region', { name: 'Tabela' });
  await table.focus();
  await expect(table).toBeFocused();
  await expect(table.getByRole('row')).toHaveCount(4);
  await lookAt(page, { isPhone, picture: 'pagina-da-loja' });
  await page.getByRole('main').getByRole('link', { name: 'Meus pedidos' }).click();
  await expect(page).toHaveURL(/\/mercado-central\/(entrar|pedidos)/);

  await visit(page, `${MERCADO}/pagina/nossa-historia?utm_source=x`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pagina\/nossa-historia$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Como uma banca/);
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(/^Maçãs sobre/);
  await lookAt(page, { isPhone });

  // Help in one place, of what the shop has set.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda', exact: true }).click();
  await expect(heading(page, 'Ajuda')).toBeVisible();
  await expect(page).toHaveTitle('Ajuda | Mercado Central');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ajuda$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const help = page.getByRole('main');
  await expect(help.getByRole('heading', { level: 2 })).toHaveText([
    'Fale com a loja',
    'Horários',
    'Como pedir',
    'Entrega',
    'Formas de pagamento',
    'Trocas e devoluções',
    'Pedidos e conta',
    'Mais sobre a loja',
  ]);
  await help.getByRole('button', { name: 'Consultar o meu CEP' }).click();
  await expect(page.getByRole('dialog', { name: 'Onde você quer receber?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await lookAt(page, { isPhone });
  const map = await (await page.request.get(`${baseURL}${MERCADO}/sitemap.xml`)).text();
  expect(map).toContain('/pagina/perguntas-frequentes</loc>');
  expect(map).toContain('/ajuda</loc>');
});

test('answers to frequent questions open by keyboard, without scripts of the shop', async ({
  page,
  isPhone,
}) => {
  await visit(page, `${MERCADO}/pagina/perguntas-frequentes`);
  const question = page.getByText('Por que no Pix é mais barato?');
  const answer = page.getByText('Porque recebemos na hora');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await lookAt(page, { isPhone });
});

test.describe('a page that is not shown', () => {
  test.use({ expectedErrors: /404/ });

  test('says so with its note, and is not found', async ({ page, isPhone }) => {
    const response = await visit(page, `${MERCADO}/pagina/nada`);
    expect(response?.status()).toBe(404);
    await expect(heading(page, FAILURE)).toBeVisible();
    await expect(page.getByText('O conteúdo desta página precisa ser revisado pela loja.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await lookAt(page, { isPhone });
  });

  test('appears at the moment for which it is scheduled', async ({ page, playwright, baseURL }) => {
    const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const pages = await pagesOfShop(staff);
    const slug = aSlug();
    const id = await pages.write({ titulo: 'Feira de sábado', slug, conteudo: '<p>Das 7h às 12h.</p>' });
    const moment = Date.now() + 5_000;
    await pages.publish(id, { inicio: new Date(moment).toISOString() });
    await visit(page, `${MERCADO}/pagina/${slug}`);
    await expect(heading(page, FAILURE)).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(heading(page, 'Feira de sábado')).toBeVisible({ timeout: 500 });
    }).toPass({ intervals: [250], timeout: 20_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(moment);
    await staff.dispose();
  });

  test('opens as a draft by its preview link alone', async ({ page, playwright, isPhone, baseURL }) => {
    const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    const pages = await pagesOfShop(staff);
    const slug = aSlug();
    const id = await pages.write({ titulo: 'Ainda não', slug, conteudo: '<p>Em breve.</p>' });
    await visit(page, `${MERCADO}/pagina/${slug}`);
    await expect(heading(page, FAILURE)).toBeVisible();
    const { pathname, search } = new URL(await pages.previewLink(id));
    // The shop's own host is another one in this test.
    const response = await visit(page, `${MERCADO}${pathname.replace(MERCADO, '')}${search}`);
    await expect(heading(page, 'Ainda não')).toBeVisible();
    await expect(page.getByText('Rascunho', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    await lookAt(page, { isPhone });
    await staff.dispose();
  });
});

test('hostile HTML is shown as nothing, and the rest of the page as it is', async ({
  page,
  playwright,
  isPhone,
  baseURL,
}) => {
  const staff = await playwright.request.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const pages = await pagesOfShop(staff);
  const slug = aSlug();
  const red = { create: { width: 1_200, height: 500, channels: 3, background: '#b03030' } } as const;
  const src = await pages.addPicture(await sharp(red).png().toBuffer());
  const conteudo = `<h2>Começo</h2>
    <script>document.title = 'tomada'</script><img src="x" onerror="document.title = 'tomada'">
    <a href="javascript:document.title='tomada'">não leva a nada</a>
    <svg onload="document.title = 'tomada'"><p>svg</p></svg><iframe src="/"></iframe>
    <div style="position:fixed;inset:0;background:red">por cima</div></main></div>
    <p>${'Palavramuitocomprida'.repeat(12)}</p>
    <table><tr>${'<th scope="col">Uma coluna</th>'.repeat(9)}</tr><tr>${'<td>R$ 1.234,56</td>'.repeat(9)}</tr></table>
    <figure><img src="${src}" alt="Um campo vermelho"><figcaption>Legenda</figcaption></figure>
    <p onclick="document.title='tomada'">Fim <a href="https://exemplo.com.br" target="_blank">fora</a></p>`;
  const titulo =
    'Um título muito comprido, como os que as lojas escrevem quando querem dizer tudo de uma vez só';
  await pages.publish(await pages.write({ titulo, slug, conteudo }));
  await visit(page, `${MERCADO}/pagina/${slug}`);
  await expect(heading(page, titulo)).toBeVisible();
  const text = page.getByRole('article');
  await expect(text.getByText('por cima')).toBeVisible();
  await expect(text.getByText('não leva a nada')).toBeVisible();
  await expect(text.getByRole('link', { name: 'não leva a nada' })).toHaveCount(0);
  await text.getByText(/^Fim/).click();
  await expect(text.locator('script, svg:not(nav svg), iframe, [style], [onclick], [onerror]')).toHaveCount(
    0,
  );
  await expect(text.getByRole('link', { name: 'fora' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page).toHaveTitle(`${titulo} | Mercado Central`);
  // What surrounds the page is still outside of it.
  await expect(text.locator('footer')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const picture = text.getByRole('img', { name: 'Um campo vermelho' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await lookAt(page, { isPhone });
  await staff.dispose();
});
