import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { cartButton, cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { logOut } from '../../support/log-in.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { openPanel } from '../../support/panel/panel.ts';
import { PASSWORD } from '../../support/people.ts';
import { add, search, setQuantity, tile } from '../../support/products.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const MARTELO = 'Martelo Unha Ferrão 20 mm';
const SECRET = 'azul cavalo grampo';
const CLIENTS = `${ATLAS}/clientes`;

/** Both projects run in parallel, each with its own clients. */
const clientsOf = (isPhone: boolean) =>
  isPhone
    ? { one: 'Casa das Tintas Mooca', other: 'Vidraçaria Cristal', third: 'Cardoso & Filhos Serralheria' }
    : {
        one: 'Construtora Horizonte Ltda.',
        other: 'Delta Manutenção Industrial',
        third: 'Oficina Mecânica Bandeirantes',
      };

const banner = (page: Page) => page.getByRole('region', { name: 'Representante' });

async function enter(page: Page): Promise<void> {
  await visit(page, `${ATLAS}/entrar`);
  await enterAs(page, 'carlos@atlas.exemplo.com.br', PASSWORD);
}

/** Fills the open login form. */
async function enterAs(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('CPF, CNPJ ou e-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  await form.getByLabel('Sou representante').check();
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Meus clientes', level: 1 })).toBeVisible();
  await usable(page);
}

async function buyFor(page: Page, client: string): Promise<void> {
  await page.getByLabel('Buscar cliente').fill(client);
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Comprar para este cliente: ${client}` }).click();
  await expect(banner(page)).toContainText(`Comprando para ${client}`);
  await usable(page);
}

test('a representative’s day: for one client, for another, and each cart stays its own', async ({
  page,
  isPhone,
}) => {
  test.setTimeout(150_000);
  const { one, other } = clientsOf(isPhone);
  await enter(page);
  await expect(page.getByText('25 clientes, de 1 a 10')).toBeVisible();
  await expect(banner(page)).toContainText('Visão de representante');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText('25 clientes, de 11 a 20')).toBeVisible();
  await page.getByLabel('Buscar cliente').fill('ninguem assim');
  await expect(page.getByText('Nenhum cliente encontrado')).toBeVisible();
  // Waits for approval; the shop admits nobody before.
  await page.getByLabel('Buscar cliente').fill('nova era');
  await expect(page.getByText('Aguarda aprovação')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Comprar para/ })).toHaveCount(0);

  await buyFor(page, one);
  await expectAccessible(page);
  await search(page, 'martelo unha');
  await add(tile(page, MARTELO), MARTELO);
  await expect(banner(page)).toBeInViewport();
  await cartSaved(await openCart(page));

  await visit(page, CLIENTS);
  await buyFor(page, other);
  await expect(cartButton(page)).toHaveAccessibleName('Carrinho');

  await banner(page).getByRole('link', { name: 'Trocar cliente' }).click();
  await buyFor(page, one);
  const drawer = await openCart(page);
  await expect(drawer.getByText(MARTELO).first()).toBeVisible();
  // Above the shop's minimum order of R$ 150.00.
  await setQuantity(drawer, MARTELO, '6');
  await drawer.getByRole('link', { name: 'Pedir orçamento' }).click();
  await expect(page.getByRole('heading', { name: 'Pedir orçamento', level: 1 })).toBeVisible();
  await expect(banner(page)).toContainText(`Comprando para ${one}`);
  await totalKnown(page);
  await confirmButton(page).click();
  await submittedNumber(page);
  await page.getByRole('link', { name: 'Acompanhar orçamento' }).click();
  await expect(page.getByText('Pedido emitido por Carlos Nunes, representante').first()).toBeVisible();
  await usable(page);
  await expectAccessible(page);

  // Representatives cannot change a client's login, so it is not offered.
  await visit(page, `${ATLAS}/conta/dados`);
  await expect(page.getByRole('heading', { name: 'Dispositivos conectados' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Senha' })).toHaveCount(0);

  await banner(page).getByRole('button', { name: 'Voltar à minha visão' }).click();
  await expect(banner(page)).toContainText('Visão de representante');
  await usable(page);
  await page.getByLabel('Buscar cliente').fill(one);
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible();
  await expect(page.getByText(/Último pedido:\s*\d\d\/\d\d\/\d\d\d\d · R\$/)).toBeVisible();
  await logOut(page, isPhone);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: /40[13]/ });

  test('in the own view nothing is bought, and nothing of a visit before is lost or mixed', async ({
    page,
  }) => {
    await enter(page);
    await search(page, 'martelo unha');
    await tile(page, MARTELO)
      .getByRole('button', { name: /^Adicionar/ })
      .click();
    await expect(page.getByText('Escolha um cliente para comprar em nome dele.')).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Carrinho');
  });

  test('a page that shows the client before says so, and writes nothing', async ({
    page,
    context,
    isPhone,
  }) => {
    const { other, third } = clientsOf(isPhone);
    await enter(page);
    await buyFor(page, other);
    await search(page, 'martelo unha');
    const second = await context.newPage();
    await visit(second, CLIENTS);
    await buyFor(second, third);

    await tile(page, MARTELO)
      .getByRole('button', { name: /^Adicionar/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Você mudou de conta em outra aba' });
    await expect(dialog).toContainText(other);
    await expect(dialog).toContainText(third);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(banner(page)).toContainText(`Comprando para ${third}`);
    await expect(cartButton(page)).toHaveAccessibleName('Carrinho');
  });
});

test('an invited person creates an account, represents the shop, and gets the same response as one who has one', async ({
  page,
  people,
  request,
  isPhone,
}) => {
  const { email: known } = await people.consumer();
  const unknown = `vendas-${known}`;
  const panel = await openPanel(request, ATLAS);
  const answers = [];
  for (const email of [known, unknown]) {
    const answer = await panel.inviteRepresentative(email);
    answers.push(JSON.stringify(answer).replaceAll(email, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('Convite enviado para …. Ele vale por 7 dias.');

  await visit(page, linkIn(await mailTo(unknown, 'Convite para representar Ferragens Atlas')));
  await expect(page).toHaveURL(/\/convite-representante$/);
  await expect(page.getByRole('heading', { name: 'Representar Ferragens Atlas', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Seu nome').fill('Vera Vendas');
  await page.getByLabel('Senha', { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page.getByText('Você já representa Ferragens Atlas')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await usable(page);
  await enterAs(page, unknown, SECRET);
  await expect(page.getByText('Você ainda não tem clientes')).toBeVisible();
  await logOut(page, isPhone);

  // A user with an account accepts with its password.
  await visit(page, linkIn(await mailTo(known, 'Convite para representar Ferragens Atlas')));
  await expect(page.getByLabel('Seu nome')).toBeHidden();
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page.getByText('Você já representa Ferragens Atlas')).toBeVisible();
});
