import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';

test.use({ expectedErrors: /401/ });

test('an administrator finds a shop of the demo, and what needs them', async ({ page, isPhone }) => {
  await enterPanel(page, 'admin@vitrine.exemplo.com.br', '/plataforma');
  await expect(page.getByRole('heading', { name: 'Lojas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('link', { name: 'Ferragens Atlas' }).click();
  await expect(page.getByRole('heading', { name: 'Ferragens Atlas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  await page.goto('/plataforma/monitor?aba=tarefas');
  const job = 'Verificação de domínios';
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: job });
  await expect(row).toBeVisible();
  await lookAt(page, { isPhone });
  // Paused, it runs by hand all the same.
  await row.getByRole('button', { name: `Pausar: ${job}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pausar tarefa' }).click();
  await expect(row.getByText('Pausada desde')).toBeVisible();
  const before = await row.innerText();
  await row.getByRole('button', { name: `Executar agora: ${job}` }).click();
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Vai rodar')).toHaveCount(0);
    expect(await row.innerText()).not.toBe(before);
  }).toPass();
  await lookAt(page, { isPhone });
  await row.getByRole('button', { name: `Retomar: ${job}` }).click();
  await expect(row.getByText('Pausada desde')).toHaveCount(0);
});

test('found clients and orders open, each look is in the history, and a key gets only what it needs', async ({
  page,
  isPhone,
}) => {
  await enterPanel(page, 'admin@vitrine.exemplo.com.br', '/plataforma/busca?q=ana@exemplo.com.br');
  await page.getByRole('link', { name: 'Ver na loja Mercado Central' }).click();
  await expect(page.getByText('Esta consulta ficou registrada')).toBeVisible();
  await expect(page.getByText('•••.982.247-••')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('table', { name: 'Últimos pedidos' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Pedido \d+$/, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Itens' })).toBeVisible();
  await lookAt(page, { isPhone });

  await page.getByRole('link', { name: 'Histórico' }).click();
  const history = page.getByRole('table', { name: 'Histórico' });
  await expect(history.getByText('Pedido consultado').first()).toBeVisible();
  await expect(history.getByText('Cliente consultado').first()).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByLabel('Tipo').selectOption({ label: 'Cliente' });
  await expect(history.getByText('Pedido consultado')).toHaveCount(0);
  await expect(history.getByText('Cliente consultado').first()).toBeVisible();

  await page.goto('/plataforma/lojas?busca=aurora');
  await page.getByRole('link', { name: 'Papelaria Aurora' }).click();
  await page.getByRole('tab', { name: 'Domínios' }).click();
  await page.getByRole('button', { name: 'Ver o certificado agora de aurora.localhost' }).click();
  // Its host leads to this machine, which is never connected to.
  const domain = page.getByRole('listitem').filter({ hasText: /^aurora\.localhost/ });
  await expect(domain.getByText('O domínio leva a um endereço interno')).toBeVisible();
  await lookAt(page, { isPhone });

  await page.goto('/painel/ferragens-atlas/chaves-api');
  await page.getByRole('button', { name: 'Nova chave' }).click();
  const making = page.getByRole('dialog', { name: 'Nova chave de API' });
  await making.getByLabel('Nome').fill('Painel de vendas');
  await making.getByRole('button', { name: 'Criar chave' }).click();
  await expect(making.getByText('Escolha ao menos uma permissão.')).toBeVisible();
  await making.getByRole('button', { name: 'Marcar só consultas' }).click();
  await lookAt(page, { isPhone });
  await making.getByRole('button', { name: 'Criar chave' }).click();
  await page.getByRole('dialog', { name: 'Chave criada' }).getByRole('button', { name: 'Já copiei' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Painel de vendas' });
  await expect(row.getByText('Ver pedidos e orçamentos')).toBeVisible();
  await row.getByRole('button', { name: /^Editar/ }).click();
  const editing = page.getByRole('dialog', { name: /^Editar a chave/ });
  await editing.getByLabel('Ver pedidos e orçamentos').uncheck();
  await editing.getByLabel('Fazer, pagar, mudar e cancelar pedidos').check();
  await lookAt(page, { isPhone });
  await editing.getByRole('button', { name: 'Salvar chave' }).click();
  await expect(row.getByText('Fazer, pagar, mudar e cancelar pedidos')).toBeVisible();
  await expect(row.getByText('Ver pedidos e orçamentos')).toBeHidden();
  await row.getByRole('button', { name: /^Trocar/ }).click();
  await page.getByRole('button', { name: 'Gerar nova chave' }).click();
  await page.getByRole('dialog', { name: 'Chave nova' }).getByRole('button', { name: 'Já copiei' }).click();
  await expect(row.getByText('Sendo trocada')).toBeVisible();
  await expect(row).toHaveCount(2);
  await lookAt(page, { isPhone });
});
