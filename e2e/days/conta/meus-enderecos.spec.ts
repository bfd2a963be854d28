import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { logIn, openAccount, startSession } from '../../support/log-in.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { tagClient } from '../../support/panel/tag-client.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const LONG = 'Escritório da filial de São José do Vale do Rio Preto, fundos';

const cards = (page: Page) => page.getByRole('list', { name: 'Seus endereços' }).getByRole('listitem');
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });

/** Simulates a postal code service and a map, which the test server does not have. */
async function withServices(page: Page): Promise<void> {
  await page.route('**/v4/cep/*', (route) =>
    route.fulfill({
      json: {
        cep: '01310100',
        rua: 'Avenida Paulista',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
        lat: -23.5613,
        lng: -46.6565,
        fonte: 'CONSULTA',
      },
    }),
  );
  await page.route('**/v4/mapa', (route) =>
    route.fulfill({
      json: { mapas: { url: '/mapa/{z}/{x}/{y}.svg', creditos: '© <b>Mapas</b>' }, geocodifica: false },
    }),
  );
  await page.route('**/mapa/*/*/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

test('a client keeps the addresses: new by CEP, changed, primary, deleted', async ({
  page,
  people,
  isPhone,
}) => {
  await withServices(page);
  await logIn(page, MERCADO, await people.consumer());
  await openAccount(page, isPhone);
  await page.getByRole('dialog').getByRole('link', { name: 'Endereços' }).click();
  await expect(page.getByRole('heading', { name: 'Endereços', level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page);

  // By keyboard alone: the CEP fills in the rest, and the number gets the focus.
  await page.getByRole('link', { name: 'Novo endereço' }).click();
  await expect(field(page, 'CEP')).toBeFocused();
  await page.keyboard.type('01310100');
  await expect(field(page, 'Número')).toBeFocused();
  await page.keyboard.type('1578');
  await expect(field(page, 'Rua')).toHaveValue('Avenida Paulista');
  await expect(field(page, 'Cidade')).toHaveValue('São Paulo');
  await expect(page.getByText('© <b>Mapas</b>')).toBeVisible();
  await field(page, 'Nome do endereço (opcional)').fill(LONG);
  await field(page, 'Bairro').fill('');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(field(page, 'Bairro')).toBeFocused();
  await expect(page.getByText('Informe o bairro.').last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Marcar o centro do mapa' }).click();

  // A reload loses nothing.
  await page.reload();
  await expect(page.getByText('Aqui está o que você tinha digitado')).toBeVisible();
  await expect(field(page, 'Número')).toHaveValue('1578');
  await field(page, 'Bairro').fill('Bela Vista');
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  // Several shops deliver there; the client stays with this one.
  const shops = page.getByRole('dialog', { name: 'Quem entrega no seu endereço?' });
  await shops.getByRole('button', { name: /Mercado Central/ }).click();
  await expect(shops).toBeHidden();
  const made = cards(page).filter({ hasText: 'Avenida Paulista, 1578' });
  await expect(made).toBeVisible();
  await expect(page.getByRole('button', { name: /^Entregar em Escritório/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await made.getByRole('button', { name: /^Tornar/ }).click();
  await expect(cards(page).first()).toContainText('Principal');
  await expect(cards(page).first()).toContainText('1578');
  await expect(page.getByText('Principal', { exact: true })).toHaveCount(1);
  await made.getByRole('link', { name: /^Editar/ }).click();
  await expect(field(page, 'Número')).toHaveValue('1578');
  await field(page, 'Número').fill('1580');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  const changed = cards(page).filter({ hasText: 'Avenida Paulista, 1580' });
  await expect(changed).toBeVisible();

  await changed.getByRole('button', { name: /^Excluir/ }).click();
  const confirmation = page.getByRole('dialog', { name: 'Excluir este endereço?' });
  await expect(confirmation).toBeVisible();
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Excluir endereço' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Principal');
  // The deleted address was the active one.
  await expect(page.getByRole('button', { name: /^Entregar em Escritório/ })).toHaveCount(0);
});

test('a CEP that the register knows fills in the street, and another one its state', async ({
  page,
  people,
}) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/enderecos`);
  await page.getByRole('link', { name: 'Novo endereço' }).click();
  await expect(field(page, 'CEP')).toBeFocused();
  await page.keyboard.type('04538133');
  await expect(field(page, 'Rua')).toHaveValue('Avenida Brigadeiro Faria Lima');
  await expect(field(page, 'Número')).toBeFocused();
  await expect(field(page, 'Bairro')).toHaveValue('Itaim Bibi');
  await expect(field(page, 'Cidade')).toHaveValue('São Paulo');
  await expectAccessible(page);
  await field(page, 'CEP').fill('30140-071');
  await expect(field(page, 'Estado')).toHaveValue('MG');
  await expect(field(page, 'Rua')).toHaveValue('');
});

test.describe('what fails', () => {
  test.use({ expectedErrors: /503|ERR_FAILED/ });

  test('is reported, and the billing address stays as it was typed until it is saved', async ({
    page,
    people,
  }) => {
    await startSession(page, MERCADO, await people.consumer());
    await visit(page, `${MERCADO}/enderecos`);
    await page.getByRole('link', { name: 'Informar endereço' }).click();
    await page.getByRole('button', { name: 'Usar o endereço principal' }).click();
    await expect(field(page, 'Rua')).not.toHaveValue('');
    await field(page, 'Número').fill('999');
    await page.route('**/faturamento', (route) => route.abort());
    await page.getByRole('button', { name: 'Salvar faturamento' }).click();
    await expect(page.getByRole('alert')).toContainText('Não foi possível salvar o endereço.');
    await expect(field(page, 'Número')).toHaveValue('999');
    await expectAccessible(page);
    await page.unroute('**/faturamento');
    await page.getByRole('button', { name: 'Salvar faturamento' }).click();
    await expect(page.getByRole('region', { name: 'Endereço de faturamento' })).toContainText(', 999');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Editar faturamento' })).toBeVisible();
  });
});

test('where a shop delivers to one address, no second one is offered', async ({ page, people }) => {
  const shop = await ownShop(['has-delivery', 'uses-single-address']);
  await startSession(page, shop, await people.consumer());
  await visit(page, `${shop}/enderecos`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Loja de Curitiba entrega em um só endereço.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Novo endereço' })).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, `${shop}/enderecos/novo`);
  await expect(page.getByRole('button', { name: 'Salvar endereço' })).toHaveCount(0);
});

test('a tag that the shop gives one client changes the shop for that client alone', async ({
  page,
  people,
  request,
}) => {
  const tagged = await people.consumer();
  await tagClient(request, MERCADO, tagged, ['uses-single-address']);
  await startSession(page, MERCADO, tagged);
  await visit(page, `${MERCADO}/enderecos`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Mercado Central entrega em um só endereço.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Novo endereço' })).toHaveCount(0);

  // A page that is open would ask with the session that is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await logIn(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/enderecos`);
  await expect(cards(page)).toHaveCount(2);
});
