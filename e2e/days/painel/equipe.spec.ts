import type { Page } from '@playwright/test';
import { download } from '../../support/downloads.ts';
import { lookAt } from '../../support/look-at.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { enterPanel, fillPanelLogin, openSection } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';

// A call that the role does not permit, and the password that no longer opens.
test.use({ expectedErrors: /40[134]|422/ });

const STRONG = 'Barcos azuis no cais 7';

test('the owner makes a role and invites a person, who accepts, forgets the password and is removed', async ({
  page,
  people,
  isPhone,
  browser,
}) => {
  test.skip(isPhone, 'the phone plays the short story');
  const { email: owner } = await people.staff('mercado-central');
  await enterPanel(page, owner, '/painel/mercado-central/funcoes/nova');
  await page.getByLabel('Nome', { exact: true }).fill(`Estoque ${owner.slice(7, 15)}`);
  await page.getByLabel('Ver produtos, categorias e buscas.').check();
  await page.getByLabel('Ver pedidos e orçamentos.').check();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar função' }).click();
  await expect(page.getByRole('heading', { name: 'Funções', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Estoque .*2 permissões/ }).first()).toBeVisible();
  await lookAt(page, { isPhone });

  const email = `novo-${owner.slice(7)}`;
  await openSection(page, isPhone, 'Equipe');
  await expect(page.getByRole('row', { name: owner })).toContainText('Sem segunda etapa');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar para a equipe' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Função').selectOption({ label: `Estoque ${owner.slice(7, 15)}` });
  await lookAt(page, { isPhone });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('heading', { name: 'Convites em aberto' })).toBeVisible();
  await lookAt(page, { isPhone });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(linkIn(await mailTo(email, 'Convite para a equipe: Mercado Central')));
  await theirs.getByLabel('Seu nome').fill('Nina Rocha');
  await theirs.getByRole('textbox', { name: 'Nova senha' }).fill(STRONG);
  await lookAt(theirs, { isPhone });
  await theirs.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(theirs.getByRole('heading', { name: 'Olá, Nina', level: 1 })).toBeVisible();
  await openSection(theirs, isPhone, 'Pedidos');
  await expect(theirs.getByRole('link', { name: 'Equipe' })).toHaveCount(0);
  await theirs.goto('/painel/mercado-central/equipe');
  await expect(theirs.getByRole('heading', { name: 'Sem permissão' })).toBeVisible();

  // Another device of theirs is put out.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/painel');
  await fillPanelLogin(other, email, STRONG);
  await expect(other.getByRole('heading', { name: 'Olá, Nina', level: 1 })).toBeVisible();
  await theirs.goto('/painel/conta');
  await expect(theirs.getByText('Este aparelho')).toBeVisible();
  await lookAt(theirs, { isPhone });
  await theirs.getByRole('button', { name: /^Encerrar .*, usado em/ }).click();
  await expect(theirs.getByText('Sessão encerrada.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Encerrar/ })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/painel\/entrar/);
  await elsewhere.close();
  await theirs.getByRole('link', { name: 'Voltar ao painel' }).click();
  await expect(theirs.getByRole('heading', { name: 'Olá, Nina', level: 1 })).toBeVisible();
  await theirs.goto('/painel/conta');
  await theirs.getByRole('button', { name: 'Sair' }).click();
  await theirs.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await theirs.getByLabel('E-mail').fill(email);
  await theirs.getByRole('button', { name: 'Enviar link' }).click();
  await expect(theirs.getByRole('heading', { name: 'Veja seu e-mail' })).toBeVisible();
  await theirs.goto(linkIn(await mailTo(email, 'Crie uma nova senha do painel')));
  await theirs.getByRole('textbox', { name: 'Nova senha' }).fill(`${STRONG}!`);
  await lookAt(theirs, { isPhone });
  await theirs.getByRole('button', { name: 'Salvar senha' }).click();
  await theirs.getByRole('link', { name: 'Entrar' }).click();
  await fillPanelLogin(theirs, email, `${STRONG}!`);
  await openSection(theirs, isPhone, 'Pedidos');

  await page.reload();
  await page.getByRole('button', { name: 'Tirar Nina Rocha da equipe' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar da equipe' }).click();
  await expect(page.getByText('Nina Rocha saiu da equipe.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/painel\/entrar/);
  await context.close();

  await openSection(page, isPhone, 'Auditoria');
  await expect(page.getByText('Equipe: remoção').first()).toBeVisible();
  await findInAudit(page, isPhone, owner);
  await openSection(page, isPhone, 'Chaves de API');
  await page.getByRole('button', { name: 'Nova chave' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('Integração de teste');
  await page.getByRole('button', { name: 'Marcar só consultas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByText('Copie a chave agora')).toBeVisible();
  await lookAt(page, { isPhone });
});

/** Who did what: by the person and the kind of thing, the whole history of one item, and taken along as a file. */
async function findInAudit(page: Page, isPhone: boolean, owner: string): Promise<void> {
  await page.getByLabel('Quem: nome ou e-mail').fill(owner);
  await page.getByLabel('O que mudou').selectOption({ label: 'Função da equipe' });
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/busca=.*tipo=staff-role|tipo=staff-role.*busca=/);
  const changes = page.getByRole('table', { name: 'Mudanças' }).getByRole('row');
  await expect(changes).toHaveCount(2);
  await expect(changes.last()).toContainText(`Estoque ${owner.slice(7, 15)}`);
  await lookAt(page, { isPhone });
  const file = await download(page, page.getByRole('button', { name: 'Exportar' }));
  expect(file.name).toBe('auditoria.csv');
  expect(file.bytes.toString('utf8').trim().split('\n')).toHaveLength(2);
  await changes.last().getByRole('link', { name: 'Todo o histórico deste item' }).click();
  await expect(page).toHaveURL(/alvo=/);
  await expect(changes).toHaveCount(2);
  await changes.last().getByRole('link', { name: 'Abrir este item' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(`Estoque ${owner.slice(7, 15)}`);
  await page.goto('/painel/mercado-central/auditoria?busca=ninguem');
  await expect(page.getByText('Nada encontrado')).toBeVisible();
  await lookAt(page, { isPhone });
}

test('on a phone the team is read and an invitation withdrawn', async ({ page, people, isPhone }) => {
  test.skip(!isPhone, 'the desktop plays the whole story');
  const { email: owner } = await people.staff('ferragens-atlas');
  await enterPanel(page, owner, '/painel/ferragens-atlas/equipe');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar para a equipe' });
  const email = `fone-${owner.slice(7)}`;
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Função').selectOption({ label: 'Vendas' });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: `Retirar o convite a ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar convite' }).click();
  await expect(page.getByText('Convite retirado.')).toBeVisible();
});
