/** An owner schedules a report, has it made at once, gets the mail, and downloads the file in the panel. */
import { download } from '../../support/downloads.ts';
import { lookAt } from '../../support/look-at.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';

// A file may be made before it is cancelled.
test.use({ expectedErrors: /409/ });

test('a report is scheduled, made now, mailed as a link, and downloaded with the reader’s login', async ({
  page,
  people,
  isPhone,
}) => {
  const { email } = await people.staff('mercado-central');
  const name = `Vendas ${email.slice(7, 15)}`;
  await enterPanel(page, email, '/painel/mercado-central');
  await openSection(page, isPhone, 'Exportações agendadas');
  await expect(
    page.getByRole('row', { name: /^Vendas da semana.*Toda segunda-feira às 06:00/ }),
  ).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Nova exportação' }).click();

  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Dados').selectOption({ label: 'Vendas por produto' });
  await page.getByLabel('Período').selectOption({ label: 'Últimos 30 dias, até ontem' });
  await page.getByLabel('Formato').selectOption({ label: 'CSV' });
  await page.getByLabel('Descontos').uncheck();
  await page.getByLabel('Dia da semana').selectOption({ label: 'sexta-feira' });
  await page.getByLabel('Hora').fill('07:30');
  await expect(page.getByText('Toda sexta-feira às 07:30.')).toBeVisible();
  await expect(page.getByLabel(new RegExp(email))).toBeChecked();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Agendar exportação' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Nenhum arquivo ainda')).toBeVisible();
  const cancelled = page.getByRole('cell', { name: 'Cancelada' }).first();
  // A file that was made before one could press is none to cancel.
  await expect(async () => {
    await page.getByRole('button', { name: 'Executar agora' }).click();
    await page.getByRole('button', { name: 'Cancelar' }).click({ timeout: 3_000 });
    await expect(cancelled).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(
    page.getByText('Execução cancelada. O arquivo foi apagado, e ninguém é avisado.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeHidden();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Executar agora' }).click();
  await expect(page.getByText('O arquivo está sendo feito.').first()).toBeVisible();

  const mail = await mailTo(email, `Exportação pronta: ${name}`);
  expect(mail).toContain('Entre no painel para baixar.');
  await page.goto(linkIn(mail));
  await expect(page.getByRole('cell', { name: 'Pronta' }).first()).toBeVisible();
  await lookAt(page, { isPhone });
  const file = await download(page, page.getByRole('link', { name: 'Baixar' }).first());
  expect(file.name).toMatch(/^vendas-por-produto-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/);
  // Trimming takes the byte order mark away.
  const [heads, ...rows] = file.bytes.toString('utf8').trim().split('\r\n');
  expect(heads).toBe('Produto;Pedidos;Quantidade;Quantidade devolvida;Vendido;Devolvido');
  expect(rows.length).toBeGreaterThan(5);

  await page.getByRole('tab', { name: 'Configuração' }).click();
  await page.getByLabel('Frequência').selectOption({ label: 'Todo dia' });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Exportação salva. Você responde por ela.')).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByText('Exportação pausada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retomar' })).toBeVisible();
});
