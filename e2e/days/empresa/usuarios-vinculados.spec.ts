import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { openCart } from '../../support/cart.ts';
import { confirmButton, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { fillLogin, logIn, openAccount } from '../../support/log-in.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import type { Person } from '../../support/people.ts';
import { add, search, tile } from '../../support/products.ts';
import { ATLAS } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const NEW = 'azul cavalo grampo';
const FIRM = 'Construtora Horizonte Ltda.';
const MARTELO = 'Martelo Unha Ferrão 20 mm';

test('a company’s main user invites somebody, who buys, and is out when they are removed', async ({
  page,
  people,
  browser,
  baseURL,
  isPhone,
}) => {
  const boss = await people.company();
  const email = `joao-${boss.email}`;
  await logIn(page, ATLAS, boss);
  await openAccount(page, isPhone);
  const link = await invitation(page, email);

  const there = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await there.newPage();
  await visit(other, link);
  await expect(other).toHaveURL(/\/convite$/);
  await expect(other.getByRole('heading', { name: `Comprar por ${FIRM}` })).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await other.getByLabel('Seu nome').fill('João Pereira');
  await other.getByLabel('Senha', { exact: true }).fill(NEW);
  await other.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(other.getByText(`Você já pode comprar por ${FIRM}`)).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await usable(other);
  await fillLogin(other, email, NEW);
  await expect(other.getByRole('heading', { name: 'Entrar', level: 1 })).toBeHidden();
  await usable(other);

  await search(other, 'martelo unha');
  await add(tile(other, MARTELO), MARTELO);
  await (await openCart(other)).getByRole('link', { name: 'Pedir orçamento' }).click();
  await other.getByRole('radio', { name: /Retirar na loja/ }).check();
  await totalKnown(other);
  await confirmButton(other).click();
  const number = await submittedNumber(other);
  await openAccount(other, isPhone);
  const menu = other.getByRole('dialog', { name: 'Sua conta' });
  await expect(menu).toContainText(`comprando por ${FIRM}`);
  await expect(menu.getByRole('link', { name: 'Usuários' })).toBeHidden();

  await visit(page, addressOf(page, `/pedidos/${number}`));
  await expect(page.getByRole('main')).toContainText('Pedido emitido por João Pereira');
  await visit(page, addressOf(page, '/usuarios'));
  const row = page.getByRole('listitem').filter({ hasText: 'João Pereira' });
  await expect(row).toContainText('Ativo');
  await row.getByRole('button', { name: 'Remover João Pereira' }).click();
  const question = page.getByRole('dialog', { name: 'Remover João Pereira?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Usuário removido')).toBeVisible();
  await expect(row).toBeHidden();
  await menu.getByRole('link', { name: 'Meus pedidos' }).click();
  await expect(other.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible();
  await there.close();
});

test('who buys for two companies chooses at login, and changes later', async ({ page, people, isPhone }) => {
  const [boss, person]: Person[] = [await people.company(), await people.company()];
  if (boss === undefined || person === undefined) throw new Error('no companies');
  await logIn(page, ATLAS, boss);
  await openAccount(page, isPhone);
  const link = await invitation(page, person.email);
  await page.context().clearCookies({ name: /vitrine_session/ });

  await visit(page, link);
  await page.getByLabel('Senha', { exact: true }).fill('vitrine123');
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await usable(page);
  await fillLogin(page, person.email);
  await expect(page.getByRole('heading', { name: 'Por quem você compra?' })).toBeVisible();
  await usable(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const choices = page.getByRole('main').getByRole('listitem');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toContainText('Usuário principal');
  await choices.filter({ hasText: 'Usuário vinculado' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Por quem você compra?' })).toBeHidden();
  await usable(page);

  await openAccount(page, isPhone);
  await expect(page.getByRole('dialog', { name: 'Sua conta' })).toContainText(`comprando por ${FIRM}`);
  await page.getByRole('link', { name: 'Trocar de empresa' }).click();
  // The latest choice comes first.
  await expect(choices.first()).toContainText('Usuário vinculado');
  await expect(choices.first()).toContainText('Atual');
  await choices.filter({ hasText: 'Usuário principal' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Por quem você compra?' })).toBeHidden();
  await usable(page);
  await openAccount(page, isPhone);
  await expect(page.getByRole('link', { name: 'Usuários' })).toBeVisible();
});

/** Sends an invitation from the open account menu and returns the mailed link. */
async function invitation(page: Page, email: string): Promise<string> {
  await page.getByRole('dialog').getByRole('link', { name: 'Usuários' }).click();
  await expect(page.getByRole('heading', { name: 'Usuários', level: 1 })).toBeVisible();
  await expect(page.getByText('Só você compra por aqui')).toBeVisible();
  await usable(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar convite', exact: true }).click();
  await expect(page.getByText(`Convite enviado para ${email}. Ele vale por 7 dias.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Convidado');
  const link = linkIn(await mailTo(email, `Convite para comprar por ${FIRM}`));
  expect(link).toMatch(/\/convite#codigo=[\w-]{43}$/);
  return link;
}

/** A path within the page's shop, on the shared host or its own. */
function addressOf(page: Page, path: string): string {
  const { pathname, origin } = new URL(page.url());
  return origin + (pathname.startsWith(ATLAS) ? ATLAS : '') + path;
}
