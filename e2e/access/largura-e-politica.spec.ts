import { expectNoSidewaysScroll } from '../support/accessible.ts';
import { openCart } from '../support/cart.ts';
import { confirmButton, goToCheckout, submittedNumber } from '../support/checkout.ts';
import { startSession } from '../support/log-in.ts';
import { add, openProduct, setQuantity } from '../support/products.ts';
import { ATLAS, aurora, MERCADO } from '../support/shops.ts';
import { expect, test } from '../support/test.ts';
import { usable, visit } from '../support/visit.ts';

const ABACAXI = 'Abacaxi Pérola';
const addresses = [
  '/',
  MERCADO,
  `${MERCADO}/c/hortifruti`,
  `${MERCADO}/busca?q=arroz`,
  `${MERCADO}/busca?q=zzxxqq`,
  `${MERCADO}/carrinho`,
  `${MERCADO}/entrar`,
  `${ATLAS}/c/fixacao/parafusos`,
  aurora(),
];

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page scrolls sideways', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    }
  });

  test('nor does anything from product to order', async ({ page, people }) => {
    await startSession(page, MERCADO, await people.consumer());
    await openProduct(page, MERCADO, ABACAXI);
    await add(page.getByRole('main'), ABACAXI);
    await setQuantity(page.getByRole('main'), ABACAXI, '8');
    await expectNoSidewaysScroll(page);
    await openCart(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await goToCheckout(page);
    await expectNoSidewaysScroll(page);
    await confirmButton(page).click();
    const number = await submittedNumber(page);
    await expectNoSidewaysScroll(page);
    await visit(page, `${MERCADO}/pedidos`);
    await expectNoSidewaysScroll(page);
    await visit(page, `${MERCADO}/pedidos/${number}`);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('at 2560 px', () => {
  test.use({ viewport: { width: 2560, height: 1200 }, isMobile: false });

  test('the layout is at most 1440 px wide, in the middle', async ({ page }) => {
    for (const address of [MERCADO, `${MERCADO}/c/hortifruti`, `${MERCADO}/carrinho`, aurora()]) {
      await page.goto(address);
      const box = await page.getByRole('main').boundingBox();
      expect(box?.width, address).toBeLessThanOrEqual(1440);
      expect(box?.width, address).toBeGreaterThan(1200);
      expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - 2560), address).toBeLessThanOrEqual(20);
    }
  });
});

test('pages carry a policy that allows no inline style, and none is in their source', async ({ page }) => {
  for (const address of addresses) {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    const source = (await response?.text()) ?? '';
    expect(source.match(/<[^>]*\sstyle="[^"]*"[^>]*>/g) ?? [], address).toEqual([]);
    expect(source.match(/<[^>]*\son[a-z]+="[^"]*"[^>]*>/g) ?? [], address).toEqual([]);
  }
});

// What a policy forbids is an error in the console, which fails a test.
test('visitors’ pages come to life by the hashes of their scripts, those with a session and searches by a nonce', async ({
  page,
  people,
}) => {
  const policyOf = async (address: string) =>
    (await visit(page, address))?.headers()['content-security-policy'] ?? '';
  const shared = ['', '/c/hortifruti', '/p/abacaxi-perola-mc-0004', '/pagina/entrega-e-retirada', '/setores'];
  for (const path of shared) {
    const policy = await policyOf(MERCADO + path);
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^;]*; style-src 'self' 'sha256-/);
    expect(policy, path).not.toContain('nonce-');
  }
  const ofMercado = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  );
  // Another shop's style is of another document.
  await page.evaluate((to) => {
    const [link] = document.querySelectorAll<HTMLAnchorElement>('main a[data-follow]');
    link?.setAttribute('href', to);
    link?.click();
  }, ATLAS);
  await expect(page).toHaveURL(ATLAS);
  await usable(page);
  await expect(page.locator('html')).not.toHaveCSS('--brand', ofMercado);
  expect(await policyOf(`${MERCADO}/busca?q=arroz`)).toContain("script-src 'self' 'nonce-");
  await page.goto('about:blank');
  await startSession(page, MERCADO, await people.consumer());
  for (const path of shared)
    expect(await policyOf(MERCADO + path), path).toContain("script-src 'self' 'nonce-");
});
