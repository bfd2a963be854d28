import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { openCart } from '../../support/cart.ts';
import { fillLogin, startSession } from '../../support/log-in.ts';
import { add, openProduct, setQuantity } from '../../support/products.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, ONE_SIZE, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const SOLD_OUT = 'Termômetro Digital Algodoeiro';
const SEVERAL = 'Sabonete em Barra Lavanda Flor de Alecrim 85 g';
const HIDDEN = `${ATLAS}/p/prego-com-cabeca-aco-pampa-12-12-fa-0112`;

/** Parts of the page that only some products have are hydrated later. */
const press = async (button: Locator): Promise<void> => {
  await expect
    .poll(() =>
      button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await button.click();
};

const jsonLd = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
    .then((texts) => texts.map((text) => JSON.parse(text)));

test.describe('out of stock', () => {
  test(
    'a visitor asks for an alert, logs in, and finds it asked; it can be given up',
    ONE_SIZE,
    async ({ page, people }) => {
      // Three full page loads, each checked by axe.
      test.slow();
      const client = await people.consumer();
      await openProduct(page, MERCADO, SOLD_OUT);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: `Adicionar ${SOLD_OUT}` })).toHaveCount(0);
      await expect(main.getByRole('heading', { name: 'Produtos parecidos' })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: 'Avise-me quando chegar' }).click();
      await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
      await fillLogin(page, client.email);
      const given = main.getByRole('button', { name: 'Não quero mais o aviso' });
      await expect(given).toBeVisible();
      await expect(main.getByText('Seu aviso está ativo', { exact: true })).toBeVisible();
      await expect(main).toContainText('Avisaremos você quando ele chegar.');
      await usable(page);
      await expectAccessible(page);

      await page.reload();
      await usable(page);
      await press(given);
      const alertButton = main.getByRole('button', { name: 'Avise-me quando chegar' });
      await expect(alertButton).toBeFocused();
      await page.reload();
      await usable(page);
      await press(alertButton);
      await expect(given).toBeVisible();
    },
  );

  test("one client's alert is no other's", ONE_SIZE, async ({ page, people, browser }) => {
    const [one, other] = [await people.consumer(), await people.consumer()];
    await startSession(page, MERCADO, one);
    await openProduct(page, MERCADO, SOLD_OUT);
    const main = page.getByRole('main');
    await press(main.getByRole('button', { name: 'Avise-me quando chegar' }));
    await expect(main.getByText('Seu aviso está ativo', { exact: true })).toBeVisible();
    const address = new URL(page.url());

    const elsewhere = await browser.newContext({ baseURL: address.origin });
    const theirs = await elsewhere.newPage();
    await startSession(theirs, MERCADO, other);
    await visit(theirs, address.pathname);
    await expect(
      theirs.getByRole('main').getByRole('button', { name: 'Avise-me quando chegar' }),
    ).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('the pictures', () => {
  test('are walked by keys, buttons and thumbnails', async ({ page, isPhone }) => {
    await openProduct(page, MERCADO, SEVERAL);
    const main = page.getByRole('main');
    const slides = main.getByRole('list', { name: `Fotos de ${SEVERAL}` }).getByRole('link');
    await expect(slides).toHaveCount(4);
    await expect(main.getByText('Foto 1/ de 4')).toBeVisible();
    await slides.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toBeFocused();
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(main.getByText('Foto 2/ de 4')).toBeVisible();
    await page.keyboard.press('End');
    await expect(slides.nth(3)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(3)).toBeFocused();
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 });
    await main.getByRole('button', { name: 'Foto anterior' }).click();
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
    if (!isPhone) {
      await main.getByRole('list', { name: 'Miniaturas' }).getByRole('link').first().click();
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
    }
    await expectAccessible(page);
  });

  test('are looked at closely, and Esc leads back to where one was', async ({ page, isPhone }) => {
    await openProduct(page, MERCADO, SEVERAL);
    const slides = page.getByRole('list', { name: `Fotos de ${SEVERAL}` }).getByRole('link');
    await slides.first().focus();
    await page.keyboard.press('Enter');
    const zoom = page.getByRole('dialog', { name: SEVERAL });
    await expect(zoom).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('+');
    await expect(zoom.getByText('Ampliada 150 por cento')).toBeAttached();
    if (!isPhone) {
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, -400);
      await expect(zoom.getByText(/Ampliada 3\d\d por cento/)).toBeAttached();
    }
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByText('2 de 4')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    await expect(zoom).toBeHidden();
    await expect(slides.first()).toBeFocused();
  });

  test('one alone has neither thumbnails nor buttons', ONE_SIZE, async ({ page }) => {
    const ONE = 'Tomate Italiano';
    await openProduct(page, MERCADO, ONE);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: `Fotos de ${ONE}` }).getByRole('listitem')).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Próxima foto' })).toHaveCount(0);
    await expect(main.getByRole('list', { name: 'Miniaturas' })).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('each can be read, and what is sold out says so', ONE_SIZE, async ({ page }) => {
      await page.goto(`${MERCADO}/busca?q=${encodeURIComponent(SEVERAL)}`);
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      const pictures = page.getByRole('list', { name: `Fotos de ${SEVERAL}` });
      await expect(pictures.getByRole('link')).toHaveCount(4);
      const [first] = await pictures.getByRole('link').all();
      const answer = await page.request.get((await first?.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
      await expect(page.getByRole('table')).toContainText('6 un');
      await page.goto(`${MERCADO}/p/termometro-digital-algodoeiro-mc-0416`);
      await expect(page.getByRole('link', { name: 'Avise-me quando chegar' })).toBeVisible();
    });
  });
});

test.describe('buying', () => {
  test('on a phone, price, unit and button are seen at once, and stay within reach', async ({
    page,
    isPhone,
  }) => {
    test.skip(!isPhone, 'a wide window keeps the box beside the page');
    await openProduct(page, MERCADO, 'Banana Prata');
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Adicionar Banana Prata' });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(main.getByText(/^A partir de 0,3\skg, de 0,1\skg em 0,1\skg\.$/)).toBeInViewport({
      ratio: 1,
    });
    await expectNoSidewaysScroll(page);
    // What it cost before, and by Pix; the quantity to add, and what that costs.
    await expect(main.locator('.price-block').first()).toContainText(/9,99.*−20%.*7,99.*7,75\/kg no Pix/s);
    await expect(main.getByRole('list', { name: 'Formas de pagamento' })).toHaveText(
      /Pix.*Cartão.*Boleto.*Na entrega/s,
    );
    await press(main.getByRole('button', { name: 'Aumentar: Banana Prata' }));
    await expect(main.getByText(/^0,4\skg = R\$\s3,20$/)).toBeInViewport({ ratio: 1 });
    const bar = main.getByRole('region', { name: 'Comprar' });
    await expect(bar).toHaveCount(0);
    await page.getByRole('heading', { name: 'Produtos parecidos' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await add(bar, 'Banana Prata');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: /^Banana Prata/ })).toHaveValue('0,4');
  });

  test('a quantity that cannot be had is mended, and why', ONE_SIZE, async ({ page }) => {
    await openProduct(page, MERCADO, 'Banana Prata');
    const main = page.getByRole('main');
    // What was chosen and not added ends where the page goes on to another product.
    await setQuantity(main, 'Banana Prata', '1,2');
    await expect(main.getByText(/^1,2\skg = /)).toBeVisible();
    await main.getByRole('list').filter({ hasText: 'Adicionar' }).getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Banana Prata');
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Banana Prata');
    await expect(main.getByRole('textbox', { name: /^Banana Prata/ })).toHaveValue('0,3');
    await add(main, 'Banana Prata');
    await setQuantity(main, 'Banana Prata', '0,1');
    await expect(page.getByText(/Banana Prata: o pedido mínimo é de 0,3\skg\./)).toBeVisible();
    await setQuantity(main, 'Banana Prata', '1,23');
    await expect(page.getByText(/Banana Prata: é vendido de 0,1\skg em 0,1\skg\./)).toBeVisible();
  });

  test('more pays less each, and the page says how many more', ONE_SIZE, async ({ page }) => {
    await openProduct(page, MERCADO, SEVERAL);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Adicione mais 5\sun e pague R\$\s\d,\d\d cada$/)).toBeVisible();
    await add(main, SEVERAL);
    await setQuantity(main, SEVERAL, '6');
    await expect(main.getByRole('row', { name: /^6\sun \(sua quantidade\)/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(main.getByText('Preço por quantidade').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('what is wished wrapped as a present comes so, and is charged', ONE_SIZE, async ({ page }) => {
    await visit(page, aurora('/busca?q=caneca gatos'));
    const main = page.getByRole('main');
    await main.getByRole('article').first().getByRole('link').first().click();
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Gatos');
    const name = await heading.innerText();
    await main.getByRole('checkbox', { name: /^Embalar para presente \(\+ R\$\s4,90\)$/ }).check();
    await add(main, name.replaceAll('\n', ' '));
    await expect(main.getByRole('checkbox', { name: /^Embalar para presente/ })).toBeChecked();
    await expectAccessible(page);
    const drawer = await openCart(page);
    await expect(drawer.getByText(/^Embalado para presente: R\$\s4,90$/)).toBeVisible();
    await expect(drawer.getByText('Carrinho salvo')).toBeVisible();
    await expect(drawer.getByText(/^R\$\s49,80$/).first()).toBeVisible();
  });
});

test(
  'what is of the same kind by its tags is shown as one comes near, and other sizes lead to each other',
  ONE_SIZE,
  async ({ page }) => {
    // This shop does not recommend products.
    await visit(page, `${EMPORIO}/busca?tags=vegano`);
    const main = page.getByRole('main');
    await main.getByRole('article').getByRole('link').first().click();
    await main.getByRole('heading', { name: 'Produtos parecidos' }).scrollIntoViewIfNeeded();
    const together = main.getByRole('region', { name: 'Leve também' });
    await expect(together.getByRole('article').first()).toBeVisible();
    await expect(together).not.toContainText('Esgotado');
    await expectAccessible(page);

    await openProduct(page, MERCADO, SEVERAL);
    await main
      .getByRole('region', { name: 'Versões' })
      .getByRole('link', { name: /^Rosas/ })
      .click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Rosas');
    await expect(main.getByRole('link', { name: /^Lavanda/ })).toBeVisible();
  },
);

test.describe('for machines', () => {
  test(
    'product, offer and breadcrumb are published, and what a shared link shows',
    ONE_SIZE,
    async ({ page }) => {
      await openProduct(page, MERCADO, SEVERAL);
      await page.reload();
      const [product, way] = await jsonLd(page);
      expect(product).toMatchObject({
        '@type': 'Product',
        name: SEVERAL,
        gtin13: expect.stringMatching(/^\d{13}$/),
        brand: { name: 'Flor de Alecrim' },
        offers: { priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
      });
      expect(product.image).toHaveLength(4);
      expect(way['@type']).toBe('BreadcrumbList');
      const content = (property: string) =>
        page.locator(`meta[property="og:${property}"]`).getAttribute('content');
      expect(Number(await content('image:width'))).toBeGreaterThan(0);
      expect(Number(await content('image:height'))).toBeGreaterThan(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        await content('url').then(String),
      );
    },
  );

  test('a hidden price stands nowhere, and the button says how to see it', ONE_SIZE, async ({ page }) => {
    const answer = await visit(page, HIDDEN);
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(/R\$\s?\d|"preco|precovenda|"offer"|"price"|descontoProgressivo/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Faça login para comprar' }).first()).toBeVisible();
    const [product] = await jsonLd(page);
    expect(product).not.toHaveProperty('offers');
    await expectAccessible(page);
  });
});
