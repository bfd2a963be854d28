/** The owner finds a client, sees their page, writes a note, changes the credit, and transfers a portfolio. */
import { formatDocument } from '#features/accounts/domain/document.ts';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { twoRepresentatives } from '../../support/panel/representatives.ts';
import { expect, test } from '../../support/test.ts';

const SHOP = 'ferragens-atlas';

// A title that is refused at its field.
test.use({ expectedErrors: /422/ });

test('a client is found, noted about, given credit, and passed to another representative', async ({
  page,
  people,
  isPhone,
}) => {
  test.slow();
  const company = await people.company();
  const [rui, rosa] = await twoRepresentatives(SHOP, [company]);
  await enterPanel(page, (await people.staff(SHOP)).email, `/painel/${SHOP}/clientes`);
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await page.getByLabel('Nome, CPF ou CNPJ, e-mail ou código').fill(company.document);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=/);
  const found = page.getByRole('main').getByRole('link', { name: /Horizonte/ });
  await expect(found).toHaveCount(1);
  await lookAt(page, { isPhone });
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Horizonte');
  await expect(page.getByRole('list', { name: 'Representantes' })).toContainText(rui);
  await lookAt(page, { isPhone });

  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByRole('button', { name: 'Salvar nota' }).click();
  await expect(page.getByText('Escreva a nota.')).toBeVisible();
  await page.getByLabel('Nova nota').last().fill('Receber só depois das 14 h.');
  await page.getByRole('button', { name: 'Salvar nota' }).click();
  const notes = page.getByRole('list', { name: 'Notas' });
  await expect(notes).toContainText('Receber só depois das 14 h.');
  await expect(notes).toContainText('Bia Ramos');
  await lookAt(page, { isPhone });

  await page.getByRole('tab', { name: /Crédito/ }).click();
  await page.getByLabel('Limite de crédito').fill('2.500,00');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Limite de crédito salvo.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Crédito' })).toContainText('2.500,00');
  await lookAt(page, { isPhone });

  const document = `NF ${company.document.slice(0, 6)}-1`;
  await page.getByRole('button', { name: 'Lançar título' }).click();
  const entry = page.getByRole('dialog');
  await entry.getByLabel('Documento').fill(document);
  await entry.getByLabel('Valor').fill('320,50');
  await entry.getByRole('textbox', { name: 'Vencimento' }).fill('05/12/2099');
  await entry.getByLabel('Linha digitável do boleto').fill('123');
  await entry.getByRole('button', { name: 'Lançar título' }).click();
  await expect(entry).toContainText('A linha digitável não é de um boleto bancário válido.');
  await lookAt(page, { isPhone });
  await entry.getByLabel('Linha digitável do boleto').fill('');
  await entry.getByRole('button', { name: 'Lançar título' }).click();
  await expect(page.getByText('Título lançado.')).toBeVisible();
  await page.getByRole('button', { name: `Marcar como pago o título ${document}` }).click();
  await expect(page.getByRole('dialog')).toContainText('320,50');
  await lookAt(page, { isPhone });
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como pago' }).click();
  await expect(page.getByText(`Título ${document} pago.`)).toBeVisible();

  const head = await people.company();
  await page.getByRole('tab', { name: 'Empresa' }).click();
  await page.getByRole('button', { name: /^Vincular a uma matriz/ }).click();
  const choice = page.getByRole('dialog');
  await choice.getByRole('combobox', { name: 'Matriz' }).fill(head.document);
  await page
    .getByRole('option')
    .filter({ hasText: formatDocument(head.document) })
    .click();
  await choice.getByRole('button', { name: 'Vincular' }).click();
  await expect(page.getByText('Empresa vinculada.')).toBeVisible();
  const tree = page.getByRole('list', { name: 'Matriz e filiais' });
  await expect(tree.getByRole('listitem')).toHaveCount(2);
  await expect(tree.getByRole('listitem').last()).toContainText(/Filial de .*Horizonte/);
  await expect(tree.getByRole('listitem').last()).toContainText('Este cliente');
  await expect(tree.getByRole('listitem').last()).toContainText('(principal)');
  await lookAt(page, { isPhone });
  await tree.getByRole('button', { name: /^Desvincular/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Empresa desvinculada.')).toBeVisible();
  await expect(tree.getByRole('listitem')).toHaveCount(1);

  // Who buys for the company, and where it receives.
  await page.getByRole('tab', { name: /^Usuários/ }).click();
  const users = page.getByRole('list', { name: 'Usuários vinculados' });
  await expect(users).toContainText(company.email);
  await expect(users).toContainText('Principal');
  await page.getByRole('tab', { name: /^Endereços/ }).click();
  const addresses = page.getByRole('list', { name: 'Endereços' }).getByRole('listitem');
  await expect(addresses.first()).toContainText(/\d{5}-\d{3}/);
  await expect(addresses.filter({ hasText: 'Principal' })).toHaveCount(1);
  await lookAt(page, { isPhone });

  await page.getByRole('tab', { name: 'Condições' }).click();
  await page.getByLabel('Formas de pagamento').selectOption({ label: 'Só as escolhidas aqui' });
  await page.getByLabel('Pedido mínimo').fill('500,00');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Marque ao menos uma forma')).toBeVisible();
  await page.getByRole('checkbox', { name: /dias/ }).check();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Condições salvas.')).toBeVisible();

  await page.getByRole('tab', { name: 'Dados pessoais' }).click();
  await expect(page.getByRole('list', { name: 'O que é guardado, e por quanto tempo' })).toContainText(
    '6 meses',
  );
  await page.getByRole('button', { name: 'Exportar dados' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Entregue-o só ao próprio cliente');
  await lookAt(page, { isPhone });
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar dados' }).click();
  expect((await file).suggestedFilename()).toBe(`dados-pessoais-${SHOP}.html`);

  await page.goto(`/painel/${SHOP}/representantes`);
  await page.getByRole('main').getByRole('link', { name: rui }).click();
  await expect(page.getByRole('main')).toContainText('Horizonte');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Transferir a carteira' }).click();
  await page.getByLabel('Para').selectOption({ label: rosa });
  await page.getByRole('dialog').getByRole('button', { name: 'Transferir' }).click();
  await expect(page.getByText(`1 cliente passou para ${rosa}.`)).toBeVisible();
  await expect(page.getByText('Nenhum cliente na carteira')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Representantes' }).click();
  await lookAt(page, { isPhone });
  await page.getByRole('main').getByRole('link', { name: rosa }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Horizonte/ })).toBeVisible();

  await page.goto(`/painel/${SHOP}/grupos`);
  await expect(page.getByRole('heading', { name: 'Grupos de clientes' })).toBeVisible();
  await lookAt(page, { isPhone });
});
