/** The owner writes a rule for a group, and who meets it pays by the group's price table. Checklists 4, groups and segments. */
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { bought } from '../../support/panel/bought.store.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';
/** The job runs every ten seconds. Milliseconds. */
const SOON = { timeout: 40_000 };

test('who bought for more than R$ 100 in 30 days comes into a group by itself, and pays its prices', async ({
  page,
  browser,
  baseURL,
  people,
  isPhone,
}) => {
  test.slow();
  // A city of its own: clients of other tests meet the rest of the rule, too.
  const city = `Vila ${Date.now()}`;
  const client = await people.consumerAt({
    ...{ city, postalCode: '01310100', latitude: -23.56, longitude: -46.65 },
  });
  const group = `Compraram mais de R$ 100 em 30 dias (${city})`;
  const shop = await openOtherBrowser(browser, baseURL);
  await logIn(shop.page, MERCADO, client);
  await bought(MERCADO, client, 12_345);
  await enterPanel(page, (await people.staff('mercado-central')).email);
  const table = `Tabela de ${city}`;
  const id = /data-supplier="([\w-]+)"/.exec(await (await page.request.get(MERCADO)).text())?.[1] ?? '';
  const api = `/v4/painel/${id}`;
  const { dados } = await (await page.request.get(`${api}/produtos?busca=Esponja+Alvorecer`)).json();
  const sponge = dados.find(({ nome }: { nome: string }) => nome === SPONGE);
  const made = await (await page.request.post(`${api}/tabelas-preco`, { data: { nome: table } })).json();
  const priced = await page.request.put(`${api}/tabelas-preco/${made.id}/precos`, {
    data: { precos: [{ idproduto: sponge.id, preco: 1.23 }] },
  });
  expect(priced.status(), await priced.text()).toBe(200);

  await openSection(page, isPhone, 'Grupos');
  const create = page.getByRole('main').getByRole('link', { name: 'Novo grupo automático' });
  await expect(create).toBeVisible();
  await lookAt(page, { isPhone });
  await create.click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(group);
  const first = page.getByRole('group', { name: 'Condição 1' });
  await page.getByRole('button', { name: 'Ver quem entra' }).click();
  await expect(first.getByText('Escreva o valor.')).toBeVisible();
  await first.getByLabel('Valor').fill('100,01');
  await page.getByRole('button', { name: 'Acrescentar condição' }).click();
  const second = page.getByRole('group', { name: 'Condição 2' });
  await second.getByLabel('O que se olha').selectOption('Cidade');
  await second.getByLabel('Cidades').fill(city.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      `Clientes que compraram no mínimo R$ 100,01 nos últimos 30 dias e ficam em ${city.toUpperCase()}.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver quem entra' }).click();
  await expect(page.getByText('1 cliente cumpre a regra agora.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Quem entra' })).toContainText(client.name);
  await page.getByLabel('Tabela de preços do grupo').selectOption(table);
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar grupo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group);
  await expect(page.getByText(/Calculado em .*: 1 entrou\./)).toBeVisible(SOON);
  await page.getByRole('tab', { name: /Clientes/ }).click();
  await page
    .getByRole('row', { name: new RegExp(client.name) })
    .getByRole('link')
    .click();

  // By hand the group is neither given nor taken away.
  await expect(page.getByText('Grupos automáticos, de que o cliente faz parte pela regra:')).toBeVisible();
  await page.getByLabel('Grupos deste cliente').fill(group);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/é automático: os clientes dele saem de uma regra/)).toBeVisible();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await lookAt(page, { isPhone });

  await visit(shop.page, `${MERCADO}/busca?q=esponja`);
  // The chosen Pix takes 3% off.
  await expect(tile(shop.page, SPONGE)).toContainText('1,19');

  await page.getByRole('link', { name: group }).click();
  await page.getByRole('button', { name: 'Excluir regra' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Esvaziar').check();
  await lookAt(page, { isPhone });
  await dialog.getByRole('button', { name: 'Excluir regra' }).click();
  await expect(page.getByText(`O grupo “${group}” foi excluído.`, { exact: false })).toBeVisible();
  // Its table makes no price from this moment on.
  await visit(shop.page, `${MERCADO}/busca?q=esponja`);
  await expect(tile(shop.page, SPONGE)).not.toContainText('1,19');
  await shop.close(/^$/);
});
