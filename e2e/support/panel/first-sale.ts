/** What a new shop's owner and its first client do, on the pages alone. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { cpf } from 'cpf-cnpj-validator';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from '../checkout.ts';
import { lookAt } from '../look-at.ts';
import { mailTo } from '../mails.ts';
import { add, openProduct } from '../products.ts';
import type { RunningServer } from '../server.ts';
import { visit } from '../visit.ts';
import { nfeXml } from './panel-documents.ts';

const COMPANY = { name: 'Quitanda da Praça Ltda.', cnpj: '41.603.852/0001-50' };

interface Shop {
  readonly server: RunningServer;
  readonly slug: string;
  readonly isPhone: boolean;
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();

/** Does what the list on the panel's home asks for, but for the products. */
export async function prepareShop(owner: Page, { server, slug, isPhone }: Shop): Promise<void> {
  const panel = `${server.url}/painel/${slug}`;
  await owner.getByRole('link', { name: 'Dados da empresa' }).click();
  await owner.getByLabel('Razão social').fill(COMPANY.name);
  await owner.getByLabel('CNPJ ou CPF').fill(COMPANY.cnpj);
  await owner.getByLabel('Endereço', { exact: true }).fill('Praça da Sé, 10, São Paulo');
  await owner.getByLabel('Telefone').fill('(11) 3333-4444');
  await save(owner);
  await expect(owner.getByText('Identidade salva, e já vale na loja.')).toBeVisible();
  await owner.getByRole('tab', { name: 'Cores e logomarca' }).click();
  await owner.getByLabel('Cor principal', { exact: true }).fill('#1f6b3a');
  await save(owner);
  await expect(owner.getByText('Aparência salva.')).toBeVisible();

  await owner.goto(panel);
  await owner.getByRole('link', { name: 'Forma de pagamento' }).click();
  await owner.getByRole('link', { name: 'Nova forma' }).first().click();
  await owner.getByLabel('Tipo').selectOption({ label: 'Dinheiro na entrega' });
  await owner.getByLabel('Nome', { exact: true }).fill('Dinheiro na entrega');
  await lookAt(owner, { isPhone });
  await save(owner);
  await expect(owner.getByText('Dinheiro na entrega: salvo, e já vale na loja.')).toBeVisible();

  await owner.goto(panel);
  await owner.getByRole('link', { name: 'Entrega ou retirada' }).click();
  await owner.getByRole('link', { name: 'Nova área' }).first().click();
  await owner.getByLabel('Nome', { exact: true }).fill('Centro de São Paulo');
  await owner.getByLabel('Do CEP').fill('01000-000');
  await owner.getByLabel('Até o CEP').fill('01599-999');
  await owner.getByLabel('Taxa de entrega').fill('8,00');
  await save(owner);
  await expect(owner.getByText('Centro de São Paulo').first()).toBeVisible();

  await owner.goto(panel);
  await owner.getByRole('link', { name: 'Termos de uso' }).last().click();
  await owner.getByRole('textbox', { name: 'Texto' }).fill('Compre com calma.');
  await owner.getByRole('button', { name: 'Publicar' }).click();
  await expect(owner.getByText('Versão 1: Termos de uso')).toBeVisible();
}

export interface Sheet {
  readonly name: string;
  readonly content: Buffer;
  /** What the import says of it. */
  readonly products: number;
  readonly refused: number;
  /** Titles of columns that the import cannot guess, with what they are. */
  readonly columns: Readonly<Record<string, string>>;
}

const HEAD = 'Ref. interna;Produto;Valor de balcão;Departamento;Saldo';
const REFUSED = ['Q-A;Sem preço;;Frutas;1', ';Sem código;1,00;Frutas;1', 'Q-B;Preço errado;abc;Frutas;1'];

/** A sheet as a system of a shop writes it: its own titles, prices with commas, and three lines that cannot be read. */
export function ownSheet(products: number): Sheet {
  const rows = Array.from({ length: products }, (_, at) =>
    [
      `Q-${at + 1}`,
      at === 0 ? 'Laranja Pera' : `Fruta da estação ${at + 1}`,
      `${2 + (at % 50)},90`,
      at % 2 === 0 ? 'Frutas' : 'Verduras',
      '500',
    ].join(';'),
  );
  return sheetOf([HEAD, ...rows, ...REFUSED]);
}

/** Such a sheet from a file, of which `Laranja Pera` at R$ 2,90 is the first product and the last three lines are REFUSED. */
export const sheetFrom = (path: string): Sheet => sheetOf(readFileSync(path, 'utf8').trim().split(/\r?\n/));

const sheetOf = (lines: readonly string[]): Sheet => ({
  name: 'produtos-do-sistema.csv',
  content: Buffer.from(lines.join('\r\n')),
  products: lines.length - 1 - REFUSED.length,
  refused: REFUSED.length,
  columns: {
    'Ref. interna': 'Código (SKU)',
    Produto: 'Nome',
    'Valor de balcão': 'Preço',
    Departamento: 'Categoria',
    Saldo: 'Estoque',
  },
});

/** Uploads the sheet, says what its columns are, reads what will happen, and imports it. */
export async function importProducts(
  owner: Page,
  { server, slug, isPhone }: Shop,
  sheet: Sheet,
): Promise<void> {
  await owner.goto(`${server.url}/painel/${slug}`);
  await owner.getByRole('link', { name: 'Produto com preço' }).click();
  await expect(owner.getByRole('heading', { name: 'Importações', level: 1 })).toBeVisible();
  await owner
    .locator('input[type=file]')
    .setInputFiles({ name: sheet.name, mimeType: 'text/csv', buffer: sheet.content });
  await expect(owner.getByRole('heading', { name: '1. O que é cada coluna' })).toBeVisible();
  for (const [title, field] of Object.entries(sheet.columns))
    await owner.getByLabel(title, { exact: true }).selectOption({ label: field });
  await lookAt(owner, { isPhone });
  await owner.getByRole('button', { name: 'Conferir sem importar' }).click();
  await expect(owner.getByRole('heading', { name: '2. O que vai acontecer' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(owner.getByRole('table', { name: 'Linhas com problema' })).toBeVisible();
  await lookAt(owner, { isPhone });
  await owner
    .getByRole('button', { name: `Importar ${sheet.products.toLocaleString('pt-BR')} produtos` })
    .click();
  await expect(owner.getByText('Concluída')).toBeVisible({ timeout: 180_000 });
  await expect(owner.getByText(`${sheet.refused} linhas com problema`)).toBeVisible();
  await lookAt(owner, { isPhone });
}

export async function publishShop(owner: Page, { server, slug }: Shop): Promise<void> {
  await owner.goto(`${server.url}/painel/${slug}`);
  await expect(owner.getByRole('heading', { name: 'A loja está pronta para vender' })).toBeVisible();
  await owner.getByRole('button', { name: 'Publicar loja' }).click();
  await expect(owner.getByText('A loja está aberta e recebe pedidos.')).toBeVisible();
}

export interface Purchase {
  readonly number: string;
  readonly client: { readonly nome: string; readonly documento: string };
}

/** Registers, confirms the e-mail, and buys this product for delivery at home. */
export async function firstPurchase(page: Page, { server, slug }: Shop, product: string): Promise<Purchase> {
  const document = cpf.generate();
  const shop = `${server.url}/${slug}`;
  const email = 'lia@exemplo.com.br';
  const password = 'azul cavalo grampo';
  await visit(page, `${shop}/cadastro`);
  const form = page.getByRole('form', { name: 'Criar conta' });
  await form.getByLabel('CPF', { exact: true }).fill(document);
  await form.getByLabel('Nome completo').fill('Lia Campos');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Telefone com DDD').fill('(11) 91234-5678');
  await form.getByLabel('CEP', { exact: true }).fill('01310-100');
  await form.getByLabel('Rua').fill('Avenida Paulista');
  await form.getByLabel('Número').fill('900');
  await form.getByLabel('Bairro').fill('Bela Vista');
  await form.getByLabel('Cidade').fill('São Paulo');
  await form.getByLabel('Estado').selectOption('SP');
  await form.getByLabel('Crie uma senha', { exact: true }).fill(password);
  await form.getByLabel(/Li e aceito/).check();
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Veja seu e-mail' })).toBeVisible();
  const [link = ''] =
    /https?:\/\/\S+/.exec(await mailTo(email, 'Conclua o seu cadastro', server.dataDir)) ?? [];
  await visit(page, link);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
  await expect(page).not.toHaveURL(/cadastro/);

  await openProduct(page, shop, product);
  await add(page.getByRole('main'), product);
  await goToCheckout(page);
  await part(page, 'Pagamento')
    .getByRole('radio', { name: /Dinheiro/ })
    .check();
  await totalKnown(page);
  await confirmButton(page).click();
  return { number: await submittedNumber(page), client: { nome: 'Lia Campos', documento: document } };
}

/** Picks, invoices and delivers the order, and takes the money. */
export async function fulfilOrder(
  owner: Page,
  { server, slug, isPhone }: Shop,
  { number, client }: Purchase,
  { product, total }: { readonly product: string; readonly total: number },
): Promise<void> {
  const panel = `${server.url}/painel/${slug}`;
  await owner.goto(panel);
  await owner.goto(`${panel}/pedidos/${number}`);
  await owner.getByRole('button', { name: 'Começar a separar' }).click();
  await expect(owner.getByText('Em separação').first()).toBeVisible();
  const order = {
    cliente: client,
    itens: [{ nome: product, quantidade: 1, preco: total, total }],
    totalpedido: total,
  };
  await owner.locator('input[type=file]').setInputFiles({
    name: 'nota.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(nfeXml(order, number, COMPANY.cnpj.replace(/\D/g, ''))),
  });
  await expect(owner.getByText('Nota fiscal anexada: o cliente já a vê.')).toBeVisible();
  await owner.getByRole('button', { name: 'Separado', exact: true }).click();
  await owner.getByRole('button', { name: 'Saiu para entrega' }).click();
  await owner.getByRole('button', { name: 'Confirmar recebimento' }).click();
  await expect(owner.getByText(/^Pagamento confirmado: .* do pedido \d+\.$/)).toBeVisible();
  await owner.getByRole('button', { name: 'Entregue', exact: true }).click();
  await expect(owner.getByText('Entregue').first()).toBeVisible();
  await lookAt(owner, { isPhone });
}
