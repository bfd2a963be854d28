import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { held } from '../../support/held.ts';
import { search } from '../../support/products.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, ONE_SIZE, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: /^Buscar em/ });
const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Sugestões' });
const recent = (page: Page): Locator => page.getByRole('group', { name: 'Buscas recentes' });
const popular = (page: Page): Locator => page.getByRole('group', { name: 'Mais buscados' });

test.describe('suggestions', () => {
  test(
    'come while one types, at most ten, and from their own call once the text rests',
    ONE_SIZE,
    async ({ page }) => {
      await visit(page, MERCADO);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (/listaprodutosf|full-text/.test(pathname))
          calls.push(
            `${pathname.includes('full-text') ? 'suggestions' : 'list'}: ${searchParams.get('sk') ?? searchParams.get('query')}`,
          );
      });
      await field(page).pressSequentially('arroz & fei');
      await expect(suggestions(page).getByRole('option').first()).toBeVisible();
      expect(await suggestions(page).getByRole('option').count()).toBeLessThanOrEqual(10);
      // Ampersands are removed, and only the settled text is requested; the order of the two calls is not defined.
      const requestsOf = (kind: string) => calls.filter((call) => call.startsWith(kind));
      await expect.poll(() => requestsOf('suggestions')).toEqual(['suggestions: arroz fei']);
      await expect.poll(() => requestsOf('list').at(-1)).toBe('list: arroz fei');
      expect(calls.join()).not.toContain('&');
      // Eleven key presses; on a slow machine the text may settle in between.
      expect(requestsOf('list').length).toBeLessThan(4);
      await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ sugest(ão|ões)$/);
      await expectAccessible(page);

      // What is found for an older text, and arrives late, replaces nothing.
      const late = await held(page, '**/*sk=banana*');
      const requested = page.waitForRequest(/sk=banana/);
      await field(page).fill('banana');
      await requested;
      await field(page).fill('queijo');
      const cheese = suggestions(page).getByRole('option', { name: /queijo/i });
      await expect(cheese.first()).toBeVisible();
      await late.release();
      await expect(cheese.first()).toBeVisible();
      await expect(suggestions(page).getByRole('option', { name: /banana/i })).toHaveCount(0);
    },
  );

  test('are gone through with the keyboard alone', async ({ page, isPhone }) => {
    test.skip(isPhone, 'phones have no such keys');
    await visit(page, MERCADO);
    await field(page).fill('arroz');
    const options = suggestions(page).getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page).locator('[aria-selected=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(suggestions(page)).toBeHidden();
    await expect(field(page)).toHaveValue('arroz');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const address = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address?.replaceAll(/[?.+*]/g, '\\$&')}$`));
    await expect(suggestions(page)).toBeHidden();
  });

  test('lead to the same text in one category, and back to the whole shop', ONE_SIZE, async ({ page }) => {
    await visit(page, MERCADO);
    await field(page).fill('leite');
    await suggestions(page)
      .getByRole('option', { name: /^leite em / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/busca\?q=leite&categoria=/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Resultados para “leite” em /);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Buscar em toda a loja' }).click();
    await expect(page).toHaveURL(`${MERCADO}/busca?q=leite`);
  });

  test('remember what was searched, until it is forgotten', ONE_SIZE, async ({ page }) => {
    await visit(page, MERCADO);
    for (const text of ['banana', 'arroz']) {
      await search(page, text);
      await page.waitForFunction(
        (wanted) =>
          Object.entries(localStorage).some(
            ([key, value]) => key.startsWith('vitrine-searches') && value.includes(wanted),
          ),
        text,
      );
    }
    await visit(page, MERCADO);
    await field(page).click();
    await expect(recent(page).getByRole('option')).toHaveText(['arroz', 'banana']);
    await expectAccessible(page);
    // The colour of the header's button is its own.
    await expect(page.getByRole('button', { name: 'Limpar buscas recentes' })).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.getByRole('button', { name: 'Esquecer banana' }).click();
    await expect(recent(page).getByRole('option')).toHaveText(['arroz']);
    await recent(page).getByRole('option', { name: 'arroz' }).click();
    await expect(page).toHaveURL(`${MERCADO}/busca?q=arroz`);
    await visit(page, MERCADO);
    await field(page).click();
    await page.getByRole('button', { name: 'Limpar buscas recentes' }).click();
    await expect(recent(page)).toBeHidden();
  });

  test(
    'offer what many look for before a letter is typed, after what oneself searched',
    ONE_SIZE,
    async ({ page }) => {
      await visit(page, MERCADO);
      await field(page).click();
      await expect(popular(page).getByRole('option').first()).toHaveText('arroz');
      // Only the first, because searches of other tests are counted, too.
      await expect(popular(page).getByRole('option', { name: 'café' })).toBeVisible();
      await expectAccessible(page);
      await field(page).press('ArrowDown');
      await expect(popular(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await field(page).press('Enter');
      await expect(page).toHaveURL(`${MERCADO}/busca?q=arroz`);
      await page.waitForFunction(() =>
        Object.keys(localStorage).some((key) => key.startsWith('vitrine-searches')),
      );
      await visit(page, MERCADO);
      await field(page).click();
      await expect(page.getByRole('option').first()).toHaveText('arroz');
      await expect(recent(page).getByRole('option')).toHaveText(['arroz']);
      await expect(popular(page).getByRole('option', { name: 'arroz' })).toHaveCount(0);
      await field(page).pressSequentially('ban');
      await expect(popular(page)).toBeHidden();
    },
  );
});

test.describe('the search page', () => {
  test('shows what was probably meant, and says so', ONE_SIZE, async ({ page }) => {
    await visit(page, `${MERCADO}/busca?q=aroz`);
    const main = page.getByRole('main');
    await expect(main.getByText(/Mostrando resultados para|Você quis dizer/)).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText(/arroz/i);
    await expectAccessible(page);
    await main.getByRole('link', { name: 'arroz', exact: true }).click();
    await expect(page).toHaveURL(`${MERCADO}/busca?q=arroz`);
    await expect(main.getByText(/Mostrando resultados para|Você quis dizer/)).toHaveCount(0);
  });

  test(
    'offers what is most alike where no product has all the words, and says so',
    ONE_SIZE,
    async ({ page }) => {
      await visit(page, `${MERCADO}/busca?q=zzxxqq+arroz`);
      const main = page.getByRole('main');
      await expect(
        main.getByText('Não encontramos exatamente “zzxxqq arroz”. Estes são os produtos mais parecidos.'),
      ).toBeVisible();
      await expect(main.getByRole('article').first()).toContainText(/arroz/i);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
      await field(page).fill('zzxxqq feijão');
      await expect(suggestions(page).getByRole('option').first()).toContainText(/feijão/i);
      await expect(
        page.getByRole('banner').getByText('Não encontramos exatamente “zzxxqq feijão”.'),
      ).toBeVisible();
    },
  );

  test('helps where nothing was found', ONE_SIZE, async ({ page }) => {
    await visit(page, `${MERCADO}/busca?q=banana`);
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith('vitrine-searches')),
    );
    await visit(page, `${MERCADO}/busca?q=zzxxqq`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Não encontramos nada assim.' })).toBeVisible();
    await expect(
      main.getByRole('navigation', { name: 'Categorias da loja' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Sugestões para você' })).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Suas buscas recentes' }).getByRole('link')).toHaveText(
      ['banana'],
    );
    await expect(
      main.getByRole('navigation', { name: 'Mais buscados nesta loja' }).getByRole('link', { name: 'arroz' }),
    ).toHaveAttribute('href', `${MERCADO}/busca?q=arroz`);
    await expect(main.getByRole('link', { name: /^\(?\d/ }).first()).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('filters what was found', ONE_SIZE, async ({ page }) => {
    await visit(page, `${MERCADO}/busca?q=arroz&tags=integral`);
    const main = page.getByRole('main');
    const applied = main.getByRole('region', { name: 'Filtros aplicados' });
    await expect(applied.getByText('Integral')).toBeVisible();
    await expect(main.getByRole('article').first()).toContainText(/integral/i);
    await applied.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(`${MERCADO}/busca?q=arroz`);
  });
});
