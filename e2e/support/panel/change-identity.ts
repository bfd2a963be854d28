/** A shop that has opened asks the platform for another legal name, on the pages alone. */
import { expect, type Page } from '@playwright/test';
import { lookAt } from '../look-at.ts';
import { visit } from '../visit.ts';

interface Shop {
  readonly url: string;
  readonly slug: string;
  readonly name: string;
  readonly isPhone: boolean;
}

const MESSAGE = 'Falta o tipo da sociedade na razão social.';

/** Sent, returned with a message, sent again, approved; the shop's pages show it. */
export async function changeLegalName(owner: Page, admin: Page, { url, slug, name, isPhone }: Shop) {
  const send = async (legalName: string): Promise<void> => {
    await owner.getByLabel('Nova razão social').fill(legalName);
    await owner.getByLabel('Motivo').fill('O contrato social mudou em março.');
    await lookAt(owner, { isPhone });
    await owner.getByRole('button', { name: 'Enviar à plataforma' }).click();
    await expect(owner.getByText('Sua solicitação está com a plataforma')).toBeVisible();
  };
  const identity = `${url}/painel/${slug}/aparencia?aba=identidade`;
  await owner.goto(identity);
  await expect(owner.getByRole('heading', { name: 'Nome e documentos' })).toBeVisible();
  // What the platform answers for is not in the form any more.
  await expect(owner.getByLabel('Razão social', { exact: true })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Pedir uma mudança' }).click();
  await send('Praça Alimentos');
  await lookAt(owner, { isPhone });

  await admin.goto(`${url}/plataforma/lojas`);
  await expect(admin.getByRole('main').getByText('1 solicitação espera por você')).toBeVisible();
  await admin.getByRole('link', { name: 'Ver solicitações' }).click();
  const compared = admin.getByRole('table', { name: `Mudança pedida por ${name}` });
  await expect(compared.getByRole('row', { name: /^Razão social/ })).toContainText('Praça Alimentos');
  await lookAt(admin, { isPhone });
  await admin.getByRole('button', { name: `Devolver a solicitação de ${name}` }).click();
  await admin.getByLabel('Mensagem para os donos da loja').fill(MESSAGE);
  await admin.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(admin.getByText('Nenhuma solicitação espera por você')).toBeVisible();

  await owner.goto(identity);
  await expect(owner.getByText(MESSAGE)).toBeVisible();
  await owner.getByRole('button', { name: 'Corrigir e enviar de novo' }).click();
  await send('Praça Alimentos Ltda.');
  await admin.goto(`${url}/plataforma/solicitacoes`);
  await admin.getByRole('button', { name: `Aprovar a mudança de ${name}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(admin.getByText('Mudança aprovada e aplicada.')).toBeVisible();

  await owner.goto(identity);
  await expect(owner.getByText('A última mudança pedida foi aprovada')).toBeVisible();
  await visit(owner, `${url}/${slug}`);
  await expect(owner.getByRole('contentinfo')).toContainText('Praça Alimentos Ltda.');
}
