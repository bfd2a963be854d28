import { cnpj, cpf } from 'cpf-cnpj-validator';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { publishTerms } from '#features/suppliers/server/terms-of-use.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { fillLogin, logIn, startSession } from '../../support/log-in.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { ADMINISTRATOR, openPanel } from '../../support/panel/panel.ts';
import { add } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const SECRET = 'azul cavalo grampo';
const WAITS = 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.';

// Expected: the login before the approval is refused, and one save fails.
test.use({ expectedErrors: /status of 403|net::ERR_FAILED/ });

test('a company with letters in its CNPJ registers, is approved, logs in and sees prices', async ({
  page,
  request,
}) => {
  // Many pages, each checked by axe.
  test.slow();
  const document = cnpj.generate();
  const email = `obra-${document}@exemplo.com.br`.toLowerCase();
  await visit(page, `${ATLAS}/entrar`);
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta', level: 1 })).toBeVisible();
  await usable(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('CNPJ', { exact: true }).fill(document.toLowerCase());
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(form.getByText('Informe a razão social.')).toBeVisible();
  await expect(form.getByLabel('Razão social')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Razão social').fill('Obras Rápidas Ltda.');
  await form.getByLabel('Nome do responsável').fill('Rita Prado');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Telefone com DDD').fill('11912345678');
  await form.getByLabel('Informar o endereço depois').check();
  await form.getByLabel('Ramo de atividade').selectOption('Construção');
  await form.getByLabel('Crie uma senha', { exact: true }).fill(SECRET);
  await expect(form.getByText('Senha forte')).toBeVisible();
  // A created user without idcliente is a failure.
  await page.route(
    '**/v1/app/*/usuario',
    (route) => route.fulfill({ json: { idcliente: '', email, message: '', message_after_create: null } }),
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(form.getByRole('alert')).toHaveText('Erro ao tentar cadastrar usuário');
  await expect(form.getByLabel('E-mail')).toHaveValue(email);
  await form.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expectAccessible(page);
  await visit(page, linkIn(await mailTo(email, 'Conclua o seu cadastro')));
  await expectAccessible(page);
  await page.getByLabel('Senha', { exact: true }).fill('outra senha');
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Não foi possível autenticar seu usuário. Verifique suas credenciais e tente novamente.',
  );
  await page.getByLabel('Senha', { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
  await expect(page.getByText(WAITS)).toBeVisible();

  await visit(page, `${ATLAS}/entrar`);
  await fillLogin(page, document, SECRET);
  const modal = page.getByRole('dialog', { name: 'Cadastro em análise' });
  await expect(modal).toContainText('Seu cadastro já foi confirmado e aguarda aprovação');
  await modal.getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByRole('heading', { name: 'Cadastro em análise', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /vendas@ferragens-atlas/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const panel = await openPanel(request, ATLAS);
  await panel.approve(document);
  await mailTo(email, 'Seu cadastro foi aprovado');
  await page.getByRole('button', { name: 'Entrar com outro cadastro' }).click();
  await fillLogin(page, document, SECRET);
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeHidden();
  await usable(page);
  await visit(page, `${ATLAS}/busca?q=furadeira`);
  await expect(page.getByRole('main')).toContainText('R$');
});

test('a person registers with the CEP first, lands where they wanted, and changes their data', async ({
  page,
}) => {
  test.slow();
  const document = cpf.generate();
  const email = `nova-${document}@exemplo.com.br`;
  await visit(page, `${MERCADO}/entrar?voltar=${encodeURIComponent(`${MERCADO}/enderecos`)}`);
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta', level: 1 })).toBeVisible();
  await usable(page);
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('CPF', { exact: true }).fill(document);
  await form.getByLabel('Nome completo').fill('Lia Campos');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Telefone com DDD').fill('(11) 91234-5678');
  await form.getByLabel('CEP', { exact: true }).fill('01310-100');
  await expect(form.getByLabel('Estado')).toHaveValue('SP');
  await form.getByLabel('Rua').fill('Avenida Paulista');
  await form.getByLabel('Número').fill('900');
  await form.getByLabel('Bairro').fill('Bela Vista');
  await form.getByLabel('Cidade').fill('São Paulo');
  await form.getByLabel('Crie uma senha', { exact: true }).fill(SECRET);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(form.getByText('Para se cadastrar, é preciso aceitar os termos de uso.')).toBeVisible();
  await expect(form.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await form.getByLabel(/Li e aceito/).check();
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Veja seu e-mail' })).toBeVisible();
  await expectAccessible(page);

  const link = linkIn(await mailTo(email, 'Conclua o seu cadastro'));
  await visit(page, link);
  await expect(page).toHaveURL(/\/cadastro\/confirmar$/);
  await page.getByLabel('Senha', { exact: true }).fill(SECRET);
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
  await expect(page).toHaveURL(new URL('/enderecos', link).href);
  await expect(page.getByRole('main')).toContainText('Avenida Paulista, 900');

  await visit(page, new URL('/conta/dados', link).href);
  const own = page.getByRole('region', { name: 'Cadastro' });
  await own.getByLabel('Nome completo').fill('Lia Campos Reis');
  const cut = '**/v4/client/**/cadastro';
  await page.route(cut, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await own.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(own).toContainText('Erro tentando atualizado usuário. Tente novamente mais tarde');
  await page.unroute(cut);
  await own.getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();
  await expectAccessible(page);
  await visit(page, new URL('/termos', link).href);
  await expect(page.getByRole('heading', { name: 'Termos de uso', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('who has not agreed to the terms in force reads them first, and may leave', async ({ page, people }) => {
  const shop = await ownShop(['has-delivery']);
  const person = await people.consumer();
  await logIn(page, shop, person);
  const publish = async (text: string): Promise<void> => {
    const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
    const database = openDatabase(url);
    const supplier = await supplierByKey(database.db, shop.slice(1));
    await publishTerms(database.db, supplier?.id ?? '', { title: 'Termos de uso', text }, Date.now());
    await database.close();
  };
  await publish('Compre com calma.');
  await visit(page, shop);
  const dialog = page.getByRole('alertdialog', { name: 'Termos de uso' });
  await expect(dialog).toContainText('Compre com calma.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Li e aceito' }).click();
  await expect(dialog).toBeHidden();
  await visit(page, `${shop}/conta/dados`);
  await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeVisible();
  await publish('Compre com mais calma.');
  await visit(page, shop);
  await dialog.getByRole('button', { name: 'Não aceito: sair da conta' }).click();
  await expect(dialog).toBeHidden();
  await visit(page, `${shop}/pedidos`);
  await expect(page).toHaveURL(/\/entrar\?/);
});

test('a shop that restricts only orders says at its checkout whether one waits or was refused; one that blocks lets nobody in', async ({
  page,
  people,
  request,
}) => {
  const shop = await ownShop(['has-delivery', 'has-collect', 'restrict-not-approved-user-submission']);
  const person = await people.consumer();
  await startSession(page, shop, person);
  await visit(page, `${shop}/c/cafes`);
  await add(page.getByRole('main'), 'Café torrado');
  await cartSaved(await openCart(page));
  await visit(page, `${shop}/checkout`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Cadastro em análise', level: 1 })).toBeVisible();
  await expect(main).toContainText('Seu cadastro ainda aguarda aprovação. Em breve entraremos em contato.');

  await (await openPanel(request, shop, ADMINISTRATOR)).refuse(person.document);
  // The approval has changed: the next page is the home.
  await page.reload();
  await expect(page).toHaveURL(shop);
  await visit(page, `${shop}/checkout`);
  await expect(main.getByRole('heading', { name: 'Cadastro não aprovado', level: 1 })).toBeVisible();
  await expect(main).toContainText('Seu cadastro não foi aprovado por esta loja.');
  await expect(page.getByText('aguarda aprovação')).toBeHidden();
  await expectAccessible(page);

  const blocking = await ownShop(['has-delivery', 'block-not-approved-user']);
  await page.context().clearCookies({ name: /session/ });
  await visit(page, `${blocking}/entrar`);
  await fillLogin(page, person.email);
  await main.getByRole('button', { name: 'Pedir cadastro nesta loja' }).click();
  const modal = page.getByRole('dialog', { name: 'Cadastro em análise' });
  await expect(modal).toContainText('Seu cadastro já foi confirmado e aguarda aprovação');
  await modal.getByRole('button', { name: 'Entendi' }).click();
  await visit(page, `${blocking}/pedidos`);
  await expect(page).toHaveURL(/\/entrar\?/);
  const panel = await openPanel(request, blocking, ADMINISTRATOR);
  await panel.approve(person.document);
  await visit(page, `${blocking}/entrar`);
  await fillLogin(page, person.email);
  await expect(page).toHaveURL(blocking);
});
