import type { Locator, Page } from '@playwright/test';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { cartSaved, openCart } from '../../support/cart.ts';
import { confirmButton, goToCheckout, part, submittedNumber } from '../../support/checkout.ts';
import { fillLogin, logIn } from '../../support/log-in.ts';
import { CURITIBA, ownShop } from '../../support/panel/own-shop.ts';
import { press } from '../../support/press.ts';
import { add, search, setQuantity, tile } from '../../support/products.ts';
import { ATLAS, aurora, EMPORIO, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const header = (page: Page): Locator => page.getByRole('banner');

/** Opens the choice of the address by its button, whose label is `says`. */
async function openPlace(page: Page, says: string | RegExp = 'Informe onde entregar'): Promise<Locator> {
  await header(page).getByRole('button', { name: says }).click();
  const sheet = page.getByRole('dialog', { name: 'Onde você quer receber?' });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function searchCep(place: Locator, cep: string): Promise<void> {
  await place.getByLabel('CEP de entrega').fill(cep);
  await place.getByRole('button', { name: 'Ver quem entrega' }).click();
}

async function closeDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
}

const menuOf = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('navigation', { name: 'Rodapé: Categorias' });

test.describe('segments', () => {
  test('one is chosen by its page, stored, used by every menu, and left again', async ({ page }) => {
    await visit(page, `${ATLAS}/segmentos`);
    await expect(menuOf(page)).toContainText('Hidráulica');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Indústria/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Indústria', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${ATLAS}/segmento/industria`);
    await expect(menuOf(page)).not.toContainText('Hidráulica');
    await expect(menuOf(page)).toContainText('Segurança do trabalho');

    await visit(page, ATLAS);
    await expect(menuOf(page)).not.toContainText('Hidráulica');
    await expect(
      page
        .getByRole('navigation', { name: 'Categorias em destaque' })
        .getByRole('link', { name: 'Hidráulica' }),
    ).toHaveCount(0);
    // A page of another segment is not redirected: its address can be shared.
    await visit(page, `${ATLAS}/c/hidraulica`);
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();

    await visit(page, `${ATLAS}/segmentos`);
    await expect(page.getByRole('main').getByRole('link', { name: /Indústria/ })).toContainText('Em uso');
    await page.getByRole('button', { name: 'Ver todos os segmentos' }).click();
    await expect(menuOf(page)).toContainText('Hidráulica');
    await page.reload();
    await usable(page);
    await expect(menuOf(page)).toContainText('Hidráulica');
  });

  test('the way to them stands in the header, on phones in the menu', async ({ page, isPhone }) => {
    await visit(page, `${ATLAS}/segmento/industria`);
    await expect(menuOf(page)).not.toContainText('Hidráulica');
    if (isPhone) {
      await page.getByRole('navigation', { name: 'Principal' }).getByText('Categorias').click();
      const menu = page.getByRole('dialog', { name: 'Categorias' });
      await expect(menu).toContainText('Segmento: Indústria');
      await expect(menu).not.toContainText('Hidráulica');
      await menu.getByRole('link', { name: /Trocar/ }).click();
    } else {
      await page.getByRole('link', { name: 'Segmento: Indústria' }).click();
    }
    await expect(page).toHaveURL(`${ATLAS}/segmentos`);
  });

  test.describe('where there is nothing to choose', () => {
    test.use({ expectedErrors: /404/ });

    test('no segment is offered', async ({ page }) => {
      await visit(page, `${MERCADO}/segmentos`);
      await expect(page.getByRole('heading', { name: 'Esta loja não tem segmentos' })).toBeVisible();
    });
  });
});

test('a sector has a page of its own, reached from the home and from the menu', async ({ page, isPhone }) => {
  await visit(page, MERCADO);
  await page
    .getByRole('region', { name: 'Compre por setor' })
    .getByRole('link', { name: /Frescos/ })
    .click();
  await expect(page).toHaveURL(`${MERCADO}/setor/frescos`);
  await expect(page).toHaveTitle('Frescos | Mercado Central');
  await expect(page.getByRole('heading', { name: 'Hortifrúti', level: 2 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  if (isPhone) {
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Categorias').click();
    await page
      .getByRole('dialog', { name: 'Categorias' })
      .getByRole('link', { name: 'Setor Despensa' })
      .click();
    await expect(page.getByRole('heading', { name: 'Despensa', level: 1 })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Setores' }).click();
  await expect(page.getByRole('heading', { name: 'Setores', level: 1 })).toBeVisible();
});

test.describe('choosing an address', () => {
  test('that several suppliers cover opens a chooser; another one is gone to', async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumer());
    const place = await openPlace(page, 'Entregar em Casa: Rua Harmonia, 320');
    await expect(place.getByRole('radio', { name: /^Casa/ })).toBeChecked();
    await place.getByRole('button', { name: 'Ver quem entrega aqui' }).click();
    const shops = place.getByRole('region', { name: 'Lojas que entregam neste endereço' });
    await expect(shops.getByRole('button')).toHaveCount(3);
    await expect(shops.getByRole('button', { name: /Mercado Central/ })).toContainText('Você está aqui');
    await expectAccessible(page);
    await shops.getByRole('button', { name: /Empório da Vila/ }).click();
    await expect(page).toHaveURL(EMPORIO);
    await usable(page);
    await expect(header(page).getByRole('button', { name: /^Entregar em Casa/ })).toBeVisible();
  });

  test('where only the present supplier delivers keeps it', async ({ page }) => {
    const shop = await ownShop(['has-delivery']);
    await visit(page, shop);
    await searchCep(await openPlace(page), CURITIBA.postalCode);
    await expect(page.getByText('Loja de Curitiba entrega no seu endereço.')).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Entregar no CEP 80010-000' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Entregar no CEP 80010-000' })).toBeVisible();
  });

  test('where only another supplier delivers redirects to its slug', async ({ page }) => {
    await visit(page, MERCADO);
    await searchCep(await openPlace(page), '07000-000');
    await expect(page).toHaveURL(ATLAS);
  });

  test('in the header holds in the checkout', async ({ page, people }) => {
    await logIn(page, MERCADO, await people.consumer());
    const place = await openPlace(page, /^Entregar em Casa/);
    await place.getByRole('radio', { name: /^Trabalho/ }).check();
    await place.getByRole('button', { name: /Mercado Central/ }).click();
    await expect(header(page).getByRole('button', { name: /^Entregar em Trabalho/ })).toBeVisible();
    await search(page, 'abacaxi');
    await add(tile(page, 'Abacaxi Pérola'), 'Abacaxi Pérola');
    await setQuantity(tile(page, 'Abacaxi Pérola'), 'Abacaxi Pérola', '8');
    await goToCheckout(page);
    await expect(
      part(page, 'Como você quer receber').getByRole('radio', { name: /^Trabalho/ }),
    ).toBeChecked();
  });

  test.describe('that is not served', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('warns, and says where the shop does deliver', async ({ page }) => {
      await visit(page, MERCADO);
      const place = await openPlace(page);
      await searchCep(place, '69000-000');
      await expect(place.getByText('Infelizmente ainda não atendemos o seu endereço')).toBeVisible();
      await expect(place.getByRole('heading', { name: 'Onde Mercado Central entrega' })).toBeVisible();
      await expect(place).toContainText('Rua da Cantareira, 306');
      await expectAccessible(page);
    });

    test('is a new address, too', async ({ page, people }) => {
      await logIn(page, MERCADO, await people.consumer());
      const place = await openPlace(page, /^Entregar em Casa/);
      await place.getByRole('button', { name: 'Novo endereço' }).click();
      const fields = {
        CEP: '69010-060',
        Rua: 'Avenida Sete',
        Número: '7',
        Bairro: 'Centro',
        Cidade: 'Manaus',
      };
      for (const [label, text] of Object.entries(fields))
        await place.getByLabel(label, { exact: true }).fill(text);
      await place.getByRole('button', { name: 'Salvar e usar este endereço' }).click();
      await expect(place.getByText('Infelizmente ainda não atendemos o seu endereço')).toBeVisible();
      await expect(place.getByRole('radio', { name: /^Avenida Sete, 7/ })).toBeChecked();
      // It is the active one, even if no shop is chosen for it.
      await place.getByRole('button', { name: 'Fechar' }).click();
      await expect(header(page).getByRole('button', { name: 'Entregar em Avenida Sete, 7' })).toBeVisible();
    });

    test('on a host of its own is just not served', async ({ page }) => {
      await visit(page, aurora('/').replace('aurora.', 'mercado-central.'));
      const place = await openPlace(page);
      // Ferragens Atlas delivers there, but is not on the platform's list.
      await searchCep(place, '07000-000');
      await expect(place.getByText('Infelizmente ainda não atendemos este endereço')).toBeVisible();
    });

    test('a failure has its own sentence', async ({ page }) => {
      await visit(page, MERCADO);
      await page.route('**/fornecedor/areaatendimento*', (route) => route.abort());
      const place = await openPlace(page);
      await searchCep(place, '69000-000');
      await expect(place.getByText('Falha ao consultar área de atendimento do fornecedor')).toBeVisible();
      await page.route('**/fornecedor/localizacao*', (route) => route.abort());
      await searchCep(place, '69000-000');
      await expect(
        place.getByText('Não foi possivel encontrar fornecedores para este endereço'),
      ).toBeVisible();
      await place.getByRole('button', { name: 'Fechar' }).click();
      await page.getByRole('button', { name: 'Quem entrega no meu CEP?' }).click();
      const others = page.getByRole('dialog', { name: 'Quem entrega no seu endereço?' });
      await searchCep(others, '69000-000');
      await expect(others.getByText('Falha ao consultar outros fornecedores')).toBeVisible();
    });
  });
});

test.describe('what a tag switches on in the screens', () => {
  test('requires-supplier-to-access: a supplier is chosen before the shop opens', async ({ page }) => {
    const gate = page.getByRole('dialog', { name: 'Quem entrega no seu endereço?' });
    await visit(page, await ownShop(['has-delivery']));
    await expect(gate).toBeHidden();
    const shop = await ownShop(['has-delivery', 'requires-supplier-to-access']);
    await visit(page, shop);
    await expectAccessible(page);
    await searchCep(gate, CURITIBA.postalCode);
    await expect(gate).toBeHidden();
    await page.reload();
    await usable(page);
    await expect(page.getByText('Café torrado').first()).toBeVisible();
    await expect(gate).toBeHidden();
  });

  test('who chooses no supplier goes to the platform’s door', async ({ page }) => {
    await visit(page, await ownShop(['has-delivery', 'requires-supplier-to-access']));
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL('/');
  });

  test('requires-address-to-access: a place with coordinates is chosen first, where the shop delivers', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(CURITIBA);
    const gate = page.getByRole('dialog', { name: 'Onde você quer receber?' });
    await visit(page, await ownShop(['has-collect', 'requires-address-to-access']));
    await expect(gate).toBeHidden();
    const shop = await ownShop(['has-delivery', 'requires-address-to-access']);
    await visit(page, shop);
    await expect(gate.getByLabel('CEP de entrega')).toHaveCount(0);
    await expectAccessible(page);
    await gate.getByRole('button', { name: 'Usar minha localização' }).click();
    await expect(gate).toBeHidden();
    await visit(page, `${shop}/c/cafes`);
    await expect(header(page).getByRole('button', { name: 'Entregar onde você está' })).toBeVisible();
    await expect(gate).toBeHidden();
  });

  test('requires-address-to-access: one logs in through it, and reads what the law lets one read', async ({
    page,
    people,
  }) => {
    // Four full page loads.
    test.slow();
    const gate = page.getByRole('dialog', { name: 'Onde você quer receber?' });
    const client = await people.consumer();
    const shop = await ownShop(['has-delivery', 'requires-address-to-access']);
    for (const [path, heading] of [
      ['privacidade', /privacidade/i],
      ['cadastro', /cadastro|conta/i],
      ['senha/recuperar', /senha/i],
    ] as const) {
      await visit(page, `${shop}/${path}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await visit(page, shop);
    await gate.getByRole('link', { name: 'Entrar e usar meus endereços' }).click();
    await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
    await expect(gate).toBeHidden();
    await fillLogin(page, client.email);
    // Logged in: the gate asks for one of the client's own addresses.
    await expect(gate.getByRole('radio').first()).toBeVisible();
    await expect(gate.getByRole('link', { name: 'Entrar e usar meus endereços' })).toHaveCount(0);
  });

  const choices: readonly [tags: readonly SupplierTag[], says: RegExp, offered: number, chosen: number][] = [
    [[], /^Informe onde entregar/, 2, 0],
    [['use-primary-address'], /^Entregar em Casa/, 2, 1],
    [['uses-single-address'], /^Entregar em Casa/, 1, 1],
    [
      ['use-primary-address', 'uses-single-address', 'store-prefers-delivery-with-pickup'],
      /^Informe onde entregar/,
      2,
      0,
    ],
  ];
  for (const [tags, says, offered, chosen] of choices) {
    test(`${tags.join(', ') || 'no tag'}: ${offered} addresses, ${chosen} of them chosen`, async ({
      page,
      people,
    }) => {
      await logIn(page, await ownShop(['has-delivery', ...tags]), await people.consumer());
      // This shop does not deliver to the address that its tags choose; others do.
      if (chosen > 0) await closeDialog(page, 'Quem entrega no seu endereço?');
      const place = await openPlace(page, says);
      await expect(place.getByRole('radio')).toHaveCount(offered);
      await expect(place.getByRole('radio', { checked: true })).toHaveCount(chosen);
    });
  }

  test('use-new-style-page: the home begins with the sectors', async ({ page }) => {
    const sectors = page.getByRole('region', { name: 'Compre por setor' });
    await visit(page, await ownShop([]));
    await expect(page.getByRole('heading', { name: 'Mais vendidos' })).toBeVisible();
    await expect(sectors).toHaveCount(0);
    await visit(page, await ownShop(['use-new-style-page']));
    await expect(sectors.getByRole('link', { name: /Bebidas quentes/ })).toBeVisible();
  });
});

test('the checkout shows the supplier’s instructions and its questions; the order stores the answers', async ({
  page,
  people,
}) => {
  await logIn(page, EMPORIO, await people.consumer());
  await search(page, 'queijo');
  const first = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const name = await first.getByRole('heading').innerText();
  await add(first, name);
  const drawer = await openCart(page);
  await cartSaved(drawer);
  await visit(page, `${EMPORIO}/checkout`);
  await expect(page.getByText('Queijos e frios viajam em bolsa térmica.')).toBeVisible();
  await part(page, 'Como você quer receber').getByText('Retirar na loja').click();
  await part(page, 'Observações').getByLabel('É um presente?').selectOption('Não');
  await expect(part(page, 'Revise e confirme')).toContainText('É um presente?: Não');
  await expectAccessible(page);
  await press(confirmButton(page));
  await visit(page, `${EMPORIO}/pedidos/${await submittedNumber(page)}`);
  await expect(page.getByRole('main')).toContainText('É um presente?: Não');
});

test.describe('for search engines', () => {
  test('a page has one address, on the shop’s own domain where it has one', async ({ page, baseURL }) => {
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    const own = new URL(baseURL ?? '');
    own.hostname = 'mercado-central.localhost';
    for (const [address, home] of [
      [`${MERCADO}/c/hortifruti?page=2`, `${own.origin}/c/hortifruti?page=2`],
      [`${own.origin}/c/hortifruti?page=2`, `${own.origin}/c/hortifruti?page=2`],
      [`${MERCADO}/c/hortifruti?tags=oferta`, `${own.origin}/c/hortifruti`],
      [`${MERCADO}/setor/frescos`, `${own.origin}/setor/frescos`],
      [`${ATLAS}/segmento/industria`, `${new URL(baseURL ?? '').origin}${ATLAS}/segmento/industria`],
    ] as const) {
      await page.goto(address);
      expect(await canonical(), address).toBe(home);
    }
  });

  test('the home says who sells; breadcrumbs say where one is', async ({ page }) => {
    const events = async (): Promise<Record<string, unknown>[]> => {
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return scripts.map((text) => JSON.parse(text));
    };
    await page.goto(MERCADO);
    expect(await events()).toMatchObject([
      { '@type': 'Organization', name: 'Mercado Central', telephone: '+55 (11) 4002-1000' },
    ]);
    await page.goto(`${MERCADO}/setor/frescos`);
    const [way] = await events();
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

test.describe('axe finds nothing', () => {
  for (const address of [
    '/',
    MERCADO,
    `${MERCADO}/setores`,
    `${MERCADO}/setor/frescos`,
    `${ATLAS}/segmentos`,
    `${ATLAS}/segmento/industria`,
  ]) {
    test(`on ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectAccessible(page);
    });
  }
});
