import { Secret, TOTP } from 'otpauth';
import { lookAt } from '../../support/look-at.ts';
import { changeLegalName } from '../../support/panel/change-identity.ts';
import {
  firstPurchase,
  fulfilOrder,
  importProducts,
  ownSheet,
  prepareShop,
  publishShop,
  sheetFrom,
} from '../../support/panel/first-sale.ts';
import { startServer } from '../../support/server.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const PASSWORD = 'um barco verde na praia';

/** `E2E_SHEET` is the path of a sheet of many products, which takes minutes more. */
const { E2E_SHEET: given } = process.env;

// Before the first login; what a shop without products and pictures answers; a publication that is refused.
test.use({ expectedErrors: /40[134]|422/ });

test('from nothing to an order that is delivered', async ({ page, browser, isPhone }) => {
  // It has a server of its own.
  test.setTimeout(given ? 1_200_000 : 300_000);
  const server = await startServer({ env: { DEMO: '0' } });
  try {
    const code = /vale uma vez: (\S+)/.exec(server.printed())?.[1] ?? '';
    await page.goto(`${server.url}/`);
    await expect(page.getByRole('heading', { name: 'Primeiro acesso' })).toBeVisible();
    await page.getByLabel('Código de instalação').fill('0000-0000');
    await page.getByLabel('Seu nome').fill('Rita Prado');
    await page.getByLabel('E-mail').fill('rita@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('alert')).toContainText('O código não confere');
    await lookAt(page, { isPhone });
    await page.getByLabel('Código de instalação').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Criar conta' }).click();

    // Nothing else is open before the second step.
    await expect(page.getByRole('heading', { name: 'Proteja a sua conta' })).toBeVisible();
    await page.goto(`${server.url}/plataforma/lojas`);
    await expect(page.getByRole('heading', { name: 'Proteja a sua conta' })).toBeVisible();
    await lookAt(page, { isPhone });
    await page.getByLabel('Senha atual', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const secret = (await page.locator('p.font-mono').innerText()).replace(/\s/g, '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Código que o aplicativo mostra').fill(totp.generate());
    await page.getByRole('button', { name: 'Ativar' }).click();
    await page.getByRole('button', { name: 'Já guardei' }).click();

    await expect(page.getByRole('heading', { name: 'Nenhuma loja ainda' })).toBeVisible();
    await lookAt(page, { isPhone });
    await page.getByRole('link', { name: 'Abrir loja' }).first().click();
    await page.getByLabel('Nome da loja').fill('Quitanda da Praça');
    await page.getByLabel('Apelido').fill('painel');
    await page.getByRole('button', { name: 'Abrir loja' }).click();
    await expect(page.getByText('Este apelido não pode ser usado')).toBeVisible();
    await lookAt(page, { isPhone });
    await page.getByLabel('Apelido').fill('quitanda-da-praca');
    await page.getByRole('button', { name: 'Abrir loja' }).click();
    await expect(page.getByRole('heading', { name: 'Quitanda da Praça' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    await lookAt(page, { isPhone });
    for (const tab of ['Dados', 'Domínios', 'Comportamento']) {
      await page.getByRole('tab', { name: tab }).click();
      await lookAt(page, { isPhone });
    }
    await page.getByRole('tab', { name: 'Equipe' }).click();
    await page.getByRole('button', { name: 'Convidar dono' }).click();
    await page.getByLabel('Nome').fill('Otto Lima');
    await page.getByLabel('E-mail').fill('otto@exemplo.com.br');
    await page.getByRole('button', { name: 'Convidar', exact: true }).click();
    const link = await page.locator('p.font-mono').innerText();
    await expect(page.getByText('Convites à espera')).toBeVisible();
    await lookAt(page, { isPhone });
    for (const section of ['Busca', 'Monitor', 'Pessoas', 'Configurações']) {
      await page.getByRole('navigation', { name: 'Plataforma' }).getByRole('link', { name: section }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(section);
      await lookAt(page, { isPhone });
    }

    const owner = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await owner.goto(link);
    await expect(owner.getByText('ser dono da loja Quitanda da Praça')).toBeVisible();
    await lookAt(owner, { isPhone });
    await owner.getByLabel('Senha', { exact: true }).fill('outro barco azul no mar');
    await owner.getByRole('button', { name: 'Aceitar convite' }).click();
    await expect(owner).toHaveURL(/\/painel\/quitanda-da-praca$/);
    await expect(owner.getByRole('heading', { name: 'Prepare a loja para vender' })).toBeVisible();
    await expect(owner.getByRole('listitem').filter({ hasText: 'Dono da loja' })).toContainText('pronto');
    await expect(owner.getByRole('button', { name: 'Publicar loja' })).toBeDisabled();
    await lookAt(owner, { isPhone });

    // The administrator acts as the owner: nobody can miss it.
    await page.goto(`${server.url}/plataforma/lojas`);
    await page.getByRole('link', { name: 'Quitanda da Praça' }).click();
    await page.getByRole('tab', { name: 'Equipe' }).click();
    await page.getByRole('button', { name: 'Agir em nome de Otto Lima' }).click();
    await page.getByLabel('Motivo').fill('Mostrar onde ficam as formas de pagamento');
    await page.getByRole('button', { name: 'Entrar no painel' }).click();
    const banner = page.getByRole('region', { name: 'Agindo em nome de outra pessoa' });
    await expect(banner).toContainText('Rita Prado em nome de Otto Lima');
    await lookAt(page, { isPhone });
    await banner.getByRole('button', { name: 'Sair deste acesso' }).click();
    await expect(page.getByRole('heading', { name: 'Lojas', level: 1 })).toBeVisible();

    // What the list asks for; then the shop sells.
    const shop = { server, slug: 'quitanda-da-praca', isPhone };
    await owner.goto(`${server.url}/painel/quitanda-da-praca`);
    await prepareShop(owner, shop);
    await importProducts(owner, shop, given ? sheetFrom(given) : ownSheet(300));
    await publishShop(owner, shop);
    const client = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    const purchase = await firstPurchase(client, shop, 'Laranja Pera');
    const { number } = purchase;
    await fulfilOrder(owner, shop, purchase, { product: 'Laranja Pera', total: 10.9 });
    await visit(client, `${server.url}/quitanda-da-praca/pedidos/${number}`);
    await expect(client.getByText('Entregue').first()).toBeVisible();
    await expect(client.getByRole('main')).toContainText('R$ 10,90');
    await lookAt(client, { isPhone });
    await client.context().close();

    // What the platform answers for, the shop may only request now.
    const name = 'Quitanda da Praça';
    await changeLegalName(owner, page, { url: server.url, slug: shop.slug, name, isPhone });
    await owner.context().close();
  } finally {
    await server.stop();
  }
});
