import { cpf } from 'cpf-cnpj-validator';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { publishTerms } from '#features/suppliers/server/terms-of-use.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { download, isPdf } from '../../support/downloads.ts';
import { fillLogin, logIn, startSession } from '../../support/log-in.ts';
import { lookAt } from '../../support/look-at.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { ADMINISTRATOR, openPanel } from '../../support/panel/panel.ts';
import { add } from '../../support/products.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const SECRET = 'azul cavalo grampo';
const WAITS = 'Seu cadastro foi criado com sucesso e aguarda aprovação. Em breve entraremos em contato.';

// Expected: the login before the approval is refused, one save fails, and a file is no document.
test.use({ expectedErrors: /status of (403|422)|net::ERR_FAILED/ });

/** The register of the tests knows them; each can be registered once. */
const [COMPANY, AGAIN] = ['7K3M9P5R000149', 'B2X8K4T7000199'];
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

test('a company with letters in its CNPJ registers, is approved, logs in and sees prices', async ({
  page,
  browser,
  baseURL,
  people,
  isPhone,
}, { retry }) => {
  // Many pages, each checked by axe.
  test.slow();
  const document = retry === 0 ? COMPANY : AGAIN;
  const email = `obra-${document}@exemplo.com.br`.toLowerCase();
  await visit(page, `${ATLAS}/entrar`);
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta', level: 1 })).toBeVisible();
  await usable(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('CNPJ', { exact: true }).fill(document.toLowerCase());
  await expect(form.getByLabel('Razão social')).toHaveValue(/Ltda\./);
  await form.getByLabel('Razão social').fill('');
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(form.getByText('Informe a razão social.').last()).toBeVisible();
  await expect(form.getByLabel('Razão social')).toBeFocused();
  // Above the fields each error leads to its field.
  const errors = form.getByRole('alert');
  await expect(errors).toContainText(/^Confira \d+ campos/);
  await errors.getByRole('link', { name: 'Informe o nome completo.' }).click();
  await expect(form.getByLabel('Nome do responsável')).toBeFocused();
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

  const staff = await openOtherBrowser(browser, baseURL);
  const address = `/painel${ATLAS}/cadastros`;
  await enterPanel(staff.page, (await people.staff(ATLAS.slice(1))).email, address);
  const card = staff.page.getByRole('article', { name: 'Obras Rápidas Ltda.' });
  await expect(card).toContainText('1 diferença');
  await expect(card.getByRole('row', { name: /Razão social/ })).toContainText('Diferente');
  await expect(card.getByRole('row', { name: /Situação cadastral/ })).toContainText('ATIVA');
  await card.getByRole('button', { name: 'Consultar de novo' }).click();
  await expect(card).toContainText('Consultada em');
  await lookAt(staff.page, { isPhone });
  await card.getByRole('button', { name: 'Pedir documentos' }).click();
  const requesting = staff.page.getByRole('dialog', { name: 'Pedir documentos a Obras Rápidas Ltda.' });
  await requesting.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(requesting).toContainText('Marque pelo menos um documento.');
  await requesting.getByLabel('Contrato social').check();
  await requesting.getByLabel('Recado ao cliente').fill('A última alteração.');
  await lookAt(staff.page, { isPhone });
  await requesting.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(card).toContainText('Faltam 1');

  expect(await mailTo(email, 'Faltam documentos no seu cadastro')).toContain('• Contrato social');
  await page.getByRole('button', { name: 'Entrar com outro cadastro' }).click();
  await fillLogin(page, document, SECRET);
  await modal.getByRole('button', { name: 'Entendi' }).click();
  const documents = page.getByRole('region', { name: 'Documentos do cadastro' });
  await expect(documents).toContainText('A última alteração.');
  const file = documents.locator('input[type=file]');
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('nada') });
  await expect(documents).toContainText('Envie uma foto ou um PDF inteiro, sem senha.');
  await file.setInputFiles({ name: 'contrato.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(documents.getByRole('list', { name: 'Documentos enviados' })).toContainText('contrato.pdf');
  await expect(documents).toContainText('Você enviou tudo o que a loja pediu.');
  await lookAt(page, { isPhone });

  await staff.page.reload();
  const contract = card.getByRole('link', { name: 'Baixar contrato.pdf' });
  expect(isPdf(await download(staff.page, contract))).toBe(true);
  await lookAt(staff.page, { isPhone });
  await card.getByRole('button', { name: 'Aprovar' }).click();
  await expect(card).toBeHidden();
  await staff.close(/^$/);
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
  const cep = form.getByLabel('CEP', { exact: true });
  await expect(cep).toHaveAttribute('inputmode', 'numeric');
  await expect(cep).toHaveAttribute('autocomplete', /postal-code$/);
  await cep.fill('01310-100');
  // Out of the box the CEP fills in the street, and the number is next.
  await expect(form.getByLabel('Rua')).toHaveValue('Avenida Paulista');
  await expect(form.getByLabel('Número')).toBeFocused();
  await expect(form.getByLabel('Bairro')).toHaveValue('Bela Vista');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(form.getByLabel('Estado')).toHaveValue('SP');
  await form.getByLabel('Número').fill('900');
  await form.getByLabel('Crie uma senha', { exact: true }).fill(SECRET);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(form.getByText('Para se cadastrar, é preciso aceitar os termos de uso.').last()).toBeVisible();
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
