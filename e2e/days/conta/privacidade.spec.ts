import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../../support/accessible.ts';
import { confirmButton, goToCheckout, part, submittedNumber, totalKnown } from '../../support/checkout.ts';
import { startSession } from '../../support/log-in.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { PASSWORD } from '../../support/people.ts';
import { saveScreenshot } from '../../support/screenshot.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const question = (page: Page) => page.getByRole('region', { name: 'Cookies e o que guardamos' });

/** Names of everything stored in the browser beyond what is necessary. */
async function optional(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies, ...stored].filter((name) => !/^(consent|vitrine-consent|vitrine_session)$/.test(name));
}

/** The consent flags of the calls that `act` causes, without duplicates. */
async function flagsOf(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const flags = new Set<string>();
  const note = (request: Request): void => {
    const said = request.headers();
    const names = ['necessary', 'session', 'performance', 'personalization'];
    if (said['x-cookie-necessary'] !== undefined)
      flags.add(names.map((name) => (said[`x-cookie-${name}`] === 'true' ? '1' : '0')).join(''));
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return [...flags];
}

test.describe('a visitor who comes for the first time', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('stores nothing before the choice, and then what was chosen', async ({ page, isPhone }) => {
    // Thirteen full page loads.
    test.slow();
    // The question leaves the first price of a home in sight, or what stands in its place: on phones it is a bar at the bottom.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    for (const home of [MERCADO, EMPORIO, ATLAS, aurora()]) {
      await visit(page, home);
      const bottom = isPhone ? (await question(page).boundingBox())?.y : 900;
      const sign = home === ATLAS ? 'a:text("Faça login")' : '.price-now';
      const price = await page.getByRole('main').locator(sign).first().boundingBox();
      expect((price?.y ?? Number.NaN) + (price?.height ?? 0), home).toBeLessThanOrEqual(bottom ?? 0);
    }
    await page.setViewportSize({ width, height });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(http:\/\/(aurora\.)?localhost|data:|blob:)/.test(request.url())) foreign.push(request.url());
    });
    const landing = `${MERCADO}?utm_source=boletim&utm_campaign=feira&utm_medium=email`;
    for (const address of [
      landing,
      `${MERCADO}/c/mercearia`,
      `${MERCADO}/busca?q=arroz`,
      `${MERCADO}/carrinho`,
    ]) {
      await visit(page, address);
      await expect(question(page)).toBeVisible();
      expect(await optional(page)).toEqual([]);
    }
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: /Arroz/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Arroz/ })).toBeVisible();
    expect(await optional(page)).toEqual([]);
    expect(foreign).toEqual([]);
    await expectAccessible(page);
    await saveScreenshot(page, 'cookies', isPhone);

    // Refusing is as easy and as large as accepting.
    const [refuse, accept] = [/^Recusar$/, /^Aceitar$/].map((name) =>
      question(page).getByRole('button', { name }),
    );
    const [one, other] = [await refuse?.boundingBox(), await accept?.boundingBox()];
    expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
    expect(one?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.4);
    await refuse?.click();
    await expect(question(page)).toBeHidden();
    // Typing causes a call.
    const again = async (): Promise<void> => {
      await visit(page, `${MERCADO}/c/mercearia`);
      const requested = page.waitForRequest(/full-text/);
      await page.getByRole('combobox', { name: /^Buscar em/ }).fill('arroz');
      await requested;
    };
    await again();
    expect(await optional(page)).toEqual([]);

    // Changed later, from the footer; that also removes the campaign of the first page.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /preferências de cookies/ })
      .click();
    const choice = page.getByRole('region', { name: 'Preferências de cookies' });
    await expect(choice.getByRole('switch', { name: 'Medição' })).not.toBeChecked();
    await usable(page);
    await choice.getByRole('switch', { name: 'Medição' }).check();
    // A press before hydration is handled a moment later.
    const press = async (name: string): Promise<void> => {
      await choice.getByRole('button', { name }).click();
      await expect(page.getByText('Sua escolha foi guardada.')).toBeVisible();
    };
    await press('Salvar a minha escolha');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await visit(page, landing);
    await expect.poll(() => optional(page)).toEqual(['utm_source', 'utm_campaign', 'utm_all']);
    const cookies = await page.context().cookies();
    const week = (cookies.find(({ name }) => name === 'utm_all')?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(week / 1000)).toBe(605);
    expect(await flagsOf(page, again)).toEqual(['1010']);

    await visit(page, `${MERCADO}/privacidade`);
    await press('Aceitar');
    expect(await flagsOf(page, again)).toEqual(['1111']);
    await visit(page, `${MERCADO}/privacidade`);
    await press('Recusar');
    expect(await optional(page)).toEqual([]);
    expect(await flagsOf(page, again)).toEqual(['1000']);
  });
});

test('one exports what is stored of oneself, and asks to be deleted', async ({ page, people, isPhone }) => {
  const person = await people.consumer();
  await startSession(page, MERCADO, person);
  await visit(page, `${MERCADO}/conta/privacidade`);
  await expectAccessible(page);
  await saveScreenshot(page, 'privacidade', isPhone);
  await page.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Reunir os meus dados' }).click();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em JSON' }).click();
  const text = await readFile(await (await taken).path(), 'utf8');
  expect(JSON.parse(text).cadastro[0]).toMatchObject({
    titulo: 'Cadastro',
    registros: [expect.objectContaining({ documento: person.document })],
  });
  const toRead = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar para ler' }).click();
  expect(await readFile(await (await toRead).path(), 'utf8')).toContain(person.email);

  await page.getByLabel('Confirme sua senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Pedir a exclusão' }).click();
  await expect(page.getByText('Falta confirmar')).toBeVisible();
  const link = linkIn(await mailTo(person.email, 'Confirme a exclusão do seu cadastro'));
  await visit(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirmar a exclusão' }).click();
  await expect(page.getByText('A exclusão está marcada.')).toBeVisible();
  await mailTo(person.email, 'A exclusão do seu cadastro está marcada');
  await visit(page, `${MERCADO}/conta/privacidade`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Desistir da exclusão' }).click();
  await expect(page.getByRole('heading', { name: 'Excluir o meu cadastro' })).toBeVisible();
  await mailTo(person.email, 'A exclusão do seu cadastro foi cancelada');
});

test('a beer is for those of age, and its order says so', async ({ page, people, isPhone }) => {
  await startSession(page, MERCADO, await people.consumer());
  await visit(page, `${MERCADO}/c/bebidas/cervejas`);
  const add = page.getByRole('main').getByRole('button', { name: /^Adicionar Cerveja/ });
  await add.first().click();
  const age = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
  await expect(age).toBeVisible();
  await expectAccessible(page);
  await saveScreenshot(page, 'idade', isPhone);
  await age.getByLabel('Data de nascimento').fill('31/02/2000');
  await age.getByRole('button', { name: 'Confirmar' }).click();
  await expect(age.getByText('Escreva dia, mês e ano, como 25/12/1990.')).toBeVisible();
  await age.getByRole('button', { name: 'Tenho menos de 18' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /só para maiores de 18 anos/ })).toBeVisible();
  await expectAccessible(page);

  await visit(page, `${MERCADO}/c/bebidas/cervejas`);
  await add.first().click();
  await age.getByLabel('Data de nascimento').fill('25121990');
  await age.getByRole('button', { name: 'Confirmar' }).click();
  await expect(age).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho.*1/ })).toBeVisible();
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toContain('1990');

  // In another visit the checkout asks again.
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, `${MERCADO}/c/mercearia`);
  const [, ...more] = await page
    .getByRole('main')
    .getByRole('button', { name: /^Adicionar/ })
    .all();
  await more.at(0)?.click();
  await goToCheckout(page);
  await part(page, 'Como você quer receber')
    .getByRole('radio', { name: /^Retirar na loja/ })
    .check();
  await totalKnown(page);
  await confirmButton(page).click();
  await age.getByLabel('Data de nascimento').fill('25/12/1990');
  await age.getByRole('button', { name: 'Confirmar' }).click();
  const number = await submittedNumber(page);
  await visit(page, `${MERCADO}/pedidos/${number}`);
  await expect(page.getByText('Produtos para maiores de 18 anos')).toBeVisible();
  await expect(page.getByText(/mostra um documento com foto/)).toBeVisible();
});
