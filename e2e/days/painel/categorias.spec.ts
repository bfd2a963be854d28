/** The owner makes a category, moves it by the keyboard and fills it; a visitor finds it, also at its old address. Checklists 4. */
import { lookAt } from '../../support/look-at.ts';
import { enterPanel, openSection } from '../../support/panel/enter-panel.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

// The open shop's call for the old address.
test.use({ expectedErrors: /404/ });

const SPONGE = 'Esponja Multiúso Alvorecer 4 un.';

test('a category is made, moved by the keyboard, filled and found in the shop', async ({
  page,
  context,
  people,
  isPhone,
}) => {
  const { email } = await people.staff('mercado-central');
  await enterPanel(page, email);
  await openSection(page, isPhone, 'Categorias');
  const tree = page.getByRole('list', { name: 'Categorias da loja' });
  const rows = tree.getByRole('listitem');
  await expect(tree.getByRole('button', { name: /^Mover / }).first()).toBeVisible();
  await lookAt(page, { isPhone });

  await page.getByRole('link', { name: 'Nova categoria' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill('Volta às aulas');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Criar categoria' }).click();
  await expect(page.getByRole('heading', { name: 'Volta às aulas', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });
  const products = page.getByRole('combobox', { name: 'Pôr produtos' });
  await products.fill(SPONGE);
  await page.getByRole('option', { name: SPONGE }).first().click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Pôr nesta categoria' }).click();
  await expect(page.getByText('1 produto', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Categorias', exact: true }).first().click();
  const mine = rows.filter({ hasText: 'Volta às aulas' });
  const handle = mine.getByRole('button', { name: 'Mover Volta às aulas' });
  await handle.focus();
  await handle.press('ArrowUp');
  await expect(page.getByText('Ordem salva.', { exact: false })).toBeVisible();
  await expect(handle).toBeFocused();
  await expect(rows.last()).not.toContainText('Volta às aulas');

  // By the mouse into the one below it, which has it last; by the keyboard out again.
  const below = rows.filter({ has: page.getByRole('link', { name: 'Pet', exact: true }) });
  await handle.hover();
  await page.mouse.down();
  const target = await below.boundingBox();
  await page.mouse.move(700, (target?.y ?? 0) + (target?.height ?? 0) * 0.6, { steps: 6 });
  await page.mouse.move(700, (target?.y ?? 0) + (target?.height ?? 0) * 0.8, { steps: 6 });
  await page.mouse.up();
  await expect(rows.last()).toContainText('Volta às aulas');
  await handle.press('ArrowLeft');
  await handle.press('ArrowUp');
  await expect(rows.last()).not.toContainText('Volta às aulas');
  await lookAt(page, { isPhone });

  const shop = await context.newPage();
  await visit(shop, '/mercado-central/c/volta-as-aulas');
  await expect(shop.getByRole('heading', { name: 'Volta às aulas', level: 1 })).toBeVisible();
  await expect(shop.getByText(SPONGE).first()).toBeVisible();
  await expect(
    shop
      .getByRole('navigation', { name: /Categorias/ })
      .getByRole('link', { name: 'Volta às aulas' })
      .first(),
  ).toBeAttached();

  // An open shop still shows the old address.
  const open = await context.newPage();
  await visit(open, '/mercado-central');
  const stale = open
    .getByRole('navigation', { name: /Categorias/ })
    .getByRole('link', { name: 'Volta às aulas' });
  await expect(stale.first()).toBeAttached();

  await mine.getByRole('link', { name: 'Volta às aulas' }).click();
  await page.getByRole('textbox', { name: /^Endereço/ }).fill('escola');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('/c/escola', { exact: true })).toBeVisible();
  await shop.goto('/mercado-central/c/volta-as-aulas');
  await expect(shop).toHaveURL(/\/c\/escola$/);
  await expect(shop.getByText(SPONGE).first()).toBeVisible();
  await shop.close();
  await stale.first().dispatchEvent('click');
  await expect(open).toHaveURL(/\/c\/escola$/);
  await expect(open.getByText(SPONGE).first()).toBeVisible();
  await open.close();

  // Nothing remains of it for the other stories.
  await page.getByRole('button', { name: 'Apagar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Apagar Volta às aulas?' });
  await lookAt(page, { isPhone });
  await dialog.getByLabel('Levar os produtos a').selectOption({ label: 'Limpeza › Utensílios' });
  await dialog.getByRole('button', { name: 'Apagar categoria' }).click();
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible();
  await expect(mine).toHaveCount(0);
});
