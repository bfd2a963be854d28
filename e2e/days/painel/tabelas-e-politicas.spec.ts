/** The owner agrees prices with a group of clients: a table, a policy, a combo and a way to pay; and two windows edit one table. Checklists 4. */
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { openPayment } from '../../support/open-payment.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// Who saves second is refused, and an end before its start.
test.use({ expectedErrors: /409|422/ });

const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';
const TEA = 'Chá de Camomila Cuia Boa 15 sachês';

/** Finds and takes an entry of a field with a list. */
async function choose(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
}

const cell = (page: Page): Locator =>
  page.getByRole('textbox', { name: `Preço na tabela (R$) de ${SPONGE}` });

/** 'dd/mm/aaaa' by the shop's clock, so many days from today. */
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/** Midnight of the day; '': none. */
async function fillMoment(page: Page, field: 'Início' | 'Fim', day: string): Promise<void> {
  await page.getByRole('textbox', { name: `${field} (opcional)` }).fill(day);
  await page.getByLabel(`${field}: hora`).fill(day === '' ? '' : '00:00');
}

async function saveTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^Tabela salva/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0);
}

/** Opens the table's prices at the sponge. */
async function openPrices(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?busca=esponja`);
  await expect(cell(page)).toBeVisible();
}

test('a group has a price table, a policy, a combo and a payment method, and its client sees them in the shop', async ({
  page,
  browser,
  baseURL,
  people,
  isPhone,
}) => {
  test.slow();
  const client = await people.consumer();
  const group = `Clube ${client.document}`;
  // The shop knows who has come in once.
  const shop = await openOtherBrowser(browser, baseURL);
  await logIn(shop.page, MERCADO, client);
  await enterPanel(page, (await people.staff('mercado-central')).email);

  await page.goto(`/painel/mercado-central/clientes?busca=${client.document}`);
  await page.getByRole('main').getByRole('link', { name: client.name }).click();
  await page.getByLabel('Grupos deste cliente').fill(group);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Grupos salvos.')).toBeVisible();

  await openSection(page, isPhone, 'Tabelas de preço');
  await expect(page.getByRole('link', { name: 'Nova tabela' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Nova tabela' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Tabela do ${group}`);
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar tabela' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tabela do ${group}`);
  const address = new URL(page.url()).pathname;
  await openPrices(page, address);
  await cell(page).fill('dez');
  await expect(page.getByText('Escreva um número como 1.234,50.')).toBeVisible();
  await cell(page).fill('1,23');
  await expect(page.getByText('1 produto alterado, ainda não salvos.')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(page.getByText('1 preço salvo.')).toBeVisible();
  await page.getByRole('tab', { name: /Clientes/ }).click();
  await page.getByLabel('Todos do grupo').selectOption(group);
  await page.getByRole('button', { name: 'Dar esta tabela' }).click();
  await expect(page.getByText('1 cliente passa a pagar por esta tabela.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(client.name) })).toBeVisible();
  await lookAt(page, { isPhone });

  await visit(shop.page, `${MERCADO}/busca?q=esponja`);
  // The chosen Pix takes 3% off.
  await expect(tile(shop.page, SPONGE)).toContainText('1,19');

  const paysNormally = async (): Promise<void> => {
    await visit(shop.page, `${MERCADO}/busca?q=esponja`);
    await expect(tile(shop.page, SPONGE)).toContainText('R$');
    await expect(tile(shop.page, SPONGE)).not.toContainText('1,19');
  };
  await page.getByRole('tab', { name: 'Nome e validade' }).click();
  await fillMoment(page, 'Início', dayFromNow(1));
  await fillMoment(page, 'Fim', dayFromNow(-1));
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('O fim da tabela precisa vir depois do início.')).toBeVisible();
  await fillMoment(page, 'Fim', dayFromNow(5));
  await saveTerms(page);
  await expect(page.getByText('Agendada', { exact: true })).toBeVisible();
  await expect(page.getByText(/Esta tabela começa em .* às 00:00/)).toBeVisible();
  await lookAt(page, { isPhone });
  await paysNormally();

  await openSection(page, isPhone, 'Explicar preço');
  await choose(page, page.getByRole('combobox', { name: 'Produto', exact: true }), SPONGE);
  const buyer = page.getByRole('combobox', { name: /^Cliente/ });
  await buyer.fill(client.document);
  await page.getByRole('option', { name: new RegExp(client.document) }).click();
  await page.getByRole('button', { name: 'Explicar', exact: true }).click();
  await expect(page.getByText(`Não vale: começa em ${dayFromNow(1)} às 00:00`)).toBeVisible();
  await lookAt(page, { isPhone });

  await page.goto(address);
  await page.getByRole('tab', { name: 'Nome e validade' }).click();
  await fillMoment(page, 'Início', '');
  await fillMoment(page, 'Fim', dayFromNow(-1));
  await saveTerms(page);
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
  await paysNormally();
  await fillMoment(page, 'Fim', '');
  await page.getByRole('checkbox', { name: 'Com um atendente' }).check();
  await saveTerms(page);
  await paysNormally();
  await openSection(page, isPhone, 'Tabelas de preço');
  const listed = page.getByRole('row', { name: new RegExp(`Tabela do ${group}`) });
  await expect(listed).toContainText('Vigente');
  await expect(listed).toContainText('Com um atendente');
  await listed.getByRole('link').click();
  await page.getByRole('tab', { name: 'Nome e validade' }).click();
  await page.getByRole('checkbox', { name: 'Com um atendente' }).uncheck();
  await saveTerms(page);
  await visit(shop.page, `${MERCADO}/busca?q=esponja`);
  await expect(tile(shop.page, SPONGE)).toContainText('1,19');

  const second = await page.context().newPage();
  await openPrices(page, address);
  await openPrices(second, address);
  await cell(page).fill('2,34');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(page.getByText('1 preço salvo.')).toBeVisible();
  await cell(second).fill('3,45');
  await second.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(second.getByText('Outra pessoa alterou esta tabela enquanto você a editava')).toBeVisible();
  await expect(second.getByText('Outra pessoa mudou para 2,34.')).toBeVisible();
  await expect(cell(second)).toHaveValue('3,45');
  await lookAt(second, { isPhone });
  await second.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(second.getByText('1 preço salvo.')).toBeVisible();
  await second.close();

  await openSection(page, isPhone, 'Políticas de preço');
  await expect(page.getByText(/vale a melhor para o cliente/)).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Nova política' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Chá do ${group}`);
  await page.getByLabel('Efeito').selectOption('Preço fixo');
  await page.getByRole('textbox', { name: 'Preço' }).fill('1,00');
  await choose(page, page.getByRole('combobox', { name: /^Produtos/ }), TEA);
  await page.getByLabel('Grupos de clientes').fill(group);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`, 1 produto, para grupo ${group}.`)).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar política' }).click();
  const policy = page.getByRole('row', { name: new RegExp(`Chá do ${group}`) });
  await expect(policy).toContainText('Ativa');

  await openSection(page, isPhone, 'Combos');
  await expect(page.getByRole('link', { name: 'Novo combo' })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Novo combo' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Par do ${group}`);
  await choose(page, page.getByRole('combobox', { name: 'Produto 1' }), SPONGE);
  await choose(page, page.getByRole('combobox', { name: 'Produto 2' }), TEA);
  await page.getByRole('textbox', { name: 'Desconto' }).fill('20');
  await page.getByLabel('Grupos de clientes').fill(group);
  await page.keyboard.press('Enter');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar combo' }).click();
  const combo = page.getByRole('row', { name: new RegExp(`Par do ${group}`) });
  await expect(combo).toContainText('Ativo');

  await page.goto('/painel/mercado-central/formas-de-pagamento/nova');
  await page.getByLabel('Tipo').selectOption('Dinheiro na entrega');
  await page.getByRole('textbox', { name: 'Nome' }).fill(`Dinheiro do ${group}`);
  await page.getByLabel('Grupos de clientes').fill(group);
  await page.keyboard.press('Enter');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`só para ${group}`);

  await visit(shop.page, `${MERCADO}/busca?q=camomila`);
  await expect(tile(shop.page, TEA)).toContainText('0,97');
  await visit(shop.page, `${MERCADO}/combos`);
  await expect(shop.page.getByRole('main')).toContainText(`Par do ${group}`);
  const ofGroup = { name: new RegExp(`^Dinheiro do ${group}`) };
  await expect((await openPayment(shop.page, isPhone)).getByRole('radio', ofGroup)).toBeVisible();
  // In the shop the owner is a visitor.
  await visit(page, MERCADO);
  await expect((await openPayment(page, isPhone)).getByRole('radio', ofGroup)).toHaveCount(0);
  await shop.close(/^$/);

  await page.goto('/painel/mercado-central/combos');
  await combo.getByRole('link').click();
  await page.getByLabel('Por pedido').fill('2');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Combo salvo.')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar combo' }).click();
  await expect(page.getByText('Encerrado', { exact: true })).toBeVisible();

  await openSection(page, isPhone, 'Políticas de preço');
  await policy.getByRole('link').click();
  await page.getByRole('textbox', { name: 'Prioridade' }).fill('5');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/Política salva/)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar política' }).click();
  await expect(page.getByText('Encerrada', { exact: true })).toBeVisible();
});
