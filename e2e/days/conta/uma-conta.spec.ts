/** A person has one account on the platform, whichever shops they buy at. Decision 015; spec 4, login. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { fillLogin, startSession } from '../../support/log-in.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const profile = (page: Page) => page.getByRole('region', { name: 'Cadastro' });

test('who logs in at one shop is the same person at the next, with the same data', async ({
  page,
  people,
}) => {
  const person = await people.consumer();
  await startSession(page, MERCADO, person);
  await visit(page, `${EMPORIO}/conta/dados`);
  await expect(profile(page).getByLabel('Nome completo')).toHaveValue(person.name);
  await expectAccessible(page);
  await profile(page).getByLabel('Nome completo').fill('Ana Souza Prado');
  await profile(page).getByLabel('Telefone com DDD').fill('11912345678');
  await profile(page).getByRole('button', { name: 'Salvar cadastro' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();

  // A shop on a host of its own asks for the login again: it is the same one.
  await visit(page, aurora('/entrar?voltar=/conta/dados'));
  await fillLogin(page, person.document);
  await expect(profile(page).getByLabel('Nome completo')).toHaveValue('Ana Souza Prado');
  await usable(page);
  await visit(page, `${MERCADO}/conta/dados`);
  await expect(profile(page).getByLabel('Nome completo')).toHaveValue('Ana Souza Prado');
});

test('a company’s registration is filled from the register once its CNPJ is typed', async ({ page }) => {
  await visit(page, `${ATLAS}/cadastro`);
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('CNPJ', { exact: true }).fill('58.473.921/0001-51');
  await expect(form.getByLabel('Razão social')).toHaveValue('Construtora Vale do Sol Ltda.');
  await expect(form.getByLabel('CEP', { exact: true })).toHaveValue('05407-002');
  await expect(form.getByLabel('Rua')).toHaveValue('Rua Cardeal Arcoverde');
  await expect(form.getByLabel('Número')).toHaveValue('1749');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(form.getByLabel('Estado')).toHaveValue('SP');
  await expectAccessible(page);
});
