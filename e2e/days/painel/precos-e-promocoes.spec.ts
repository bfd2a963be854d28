/** Coupons in bulk, an offer made in the panel and seen in the shop, a price explained and a cart simulated. Checklists 4. */
import type { Locator, Page } from '@playwright/test';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { tile } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// A pattern that is too short is refused.
test.use({ expectedErrors: /422/ });

const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';

/** Finds and takes an entry of a field with a list. */
async function choose(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.getByRole('option', { name }).first().click();
}

test('coupons are made in bulk, an offer is seen in the shop, and a price is explained', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  test.skip(isPhone, 'the phone has its own story');
  test.slow();
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email);

  await openSection(page, isPhone, 'Cupons');
  await page.getByRole('link', { name: 'Novos cupons' }).click();
  const code = page.getByRole('textbox', { name: 'Código ou padrão' });
  await code.fill('NATAL-##');
  await page.getByLabel('Quantos cupons').fill('50');
  await page.getByRole('button', { name: 'Criar cupons' }).click();
  await expect(page.getByText(/Acrescente um #/)).toBeVisible();
  await code.fill('NATAL-####');
  await choose(page, page.getByRole('combobox', { name: /^Produtos com desconto/ }), SPONGE);
  await page.getByLabel('Por onde compra').selectOption('Só na loja');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar cupons' }).click();
  await expect(page.getByRole('heading', { name: '50 cupons foram criados' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Códigos criados' }).getByRole('listitem')).toHaveCount(50);
  await lookAt(page, { isPhone });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  expect((await file).suggestedFilename()).toBe('cupons.csv');
  await page.getByRole('link', { name: 'Cupons', exact: true }).first().click();
  const coupon = page.getByRole('row', { name: /NATAL-/ }).first();
  await expect(coupon).toContainText('Ativo');
  await lookAt(page, { isPhone });

  await openSection(page, isPhone, 'Ofertas');
  await page.getByRole('link', { name: 'Nova oferta' }).click();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Esponjas em dobro');
  await choose(page, page.getByRole('combobox', { name: /^Produtos/ }), SPONGE);
  await page.getByRole('textbox', { name: /^Unidades/ }).fill('1');
  await page.getByLabel('De quais produtos').selectOption('De outros produtos');
  await choose(page, page.getByRole('combobox', { name: /^Produtos que ganham/ }), SPONGE);
  await expect(page.getByText('1 dos produtos premiados sai de graça', { exact: false })).toBeVisible();
  await page.getByLabel('De quais produtos').selectOption('Dos mesmos que o cliente leva');
  await expect(page.getByText('1 a mais sai de graça', { exact: false })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar oferta' }).click();
  const offer = page.getByRole('row', { name: /Esponjas em dobro/ });
  await expect(offer).toContainText('Ativa');
  await lookAt(page, { isPhone });
  const shop = await context.newPage();
  await visit(shop, `${MERCADO}/busca?q=esponja`);
  await expect(tile(shop, SPONGE)).toContainText('Leve 2, pague 1');
  await shop.close();

  await openSection(page, isPhone, 'Cupons');
  await coupon.getByRole('link').click();
  await expect(page.getByText('Só na loja')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Produtos simulados' })).toContainText(SPONGE);
  await expect(page.getByRole('list', { name: 'Com o que soma' })).toContainText(
    'Soma com a oferta “Esponjas em dobro”',
  );
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Presente de Natal');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Cupom salvo.')).toBeVisible();
  await lookAt(page, { isPhone });

  await openSection(page, isPhone, 'Explicar preço');
  await choose(page, page.getByRole('combobox', { name: 'Produto', exact: true }), SPONGE);
  await page.getByRole('textbox', { name: 'Quantidade', exact: true }).fill('2');
  await page.getByRole('button', { name: 'Explicar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'O que é cobrado' })).toBeVisible();
  await expect(page.getByText('Leve 2, pague 1')).toBeVisible();
  await lookAt(page, { isPhone });

  await openSection(page, isPhone, 'Ofertas');
  await offer.getByRole('link').click();
  await expect(page.getByRole('list', { name: 'Com o que soma' })).toContainText(
    'Soma com o cupom VITRINE10',
  );
  await page.getByRole('textbox', { name: 'Vezes ao todo' }).fill('500');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Oferta salva.')).toBeVisible();
  await lookAt(page, { isPhone });
  await openSection(page, isPhone, 'Ofertas');
  await offer.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar oferta' }).click();
  await expect(offer).toContainText('Encerrada');
});

test('a cart is simulated on a phone, and nothing is saved', async ({ page, people, isPhone }) => {
  test.skip(!isPhone, 'a short story for the phone');
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email);
  await openSection(page, isPhone, 'Simulador');
  await choose(page, page.getByRole('combobox', { name: 'Produto', exact: true }), 'Chá de Camomila');
  await page.getByRole('textbox', { name: 'Quantidade', exact: true }).fill('3');
  await page.getByRole('button', { name: 'Acrescentar produto' }).click();
  await page.getByRole('button', { name: 'Simular' }).click();
  const items = page.getByRole('list', { name: 'Itens do carrinho simulado' });
  await expect(items).toContainText('Leve 3, pague 2');
  await lookAt(page, { isPhone });
});
