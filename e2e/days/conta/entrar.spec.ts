import { loginTexts } from '#features/accounts/contract/texts.ts';
import { fillLogin } from '../../support/log-in.ts';
import { ANA, HORIZONTE, type Person } from '../../support/people.ts';
import { ATLAS, MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { usable, visit } from '../../support/visit.ts';

const doors: readonly (readonly [string, string, Person, (person: Person) => string])[] = [
  ['a CPF', MERCADO, ANA, ({ document }) => document],
  ['a CPF with its dots', MERCADO, ANA, () => '529.982.247-25'],
  ['a CNPJ', ATLAS, HORIZONTE, ({ document }) => document],
  ['an e-mail', ATLAS, HORIZONTE, ({ email }) => email.toUpperCase()],
];

for (const [kind, shop, person, login] of doors) {
  test(`one logs in with ${kind}`, async ({ page }) => {
    await visit(page, `${shop}/entrar`);
    await fillLogin(page, login(person));
    await expect(page).toHaveURL(shop);
    await usable(page);
    await expect(page.getByRole('banner').getByText(`Olá, ${person.name.split(' ')[0]}`)).toBeVisible();
  });
}

test('one logs in with a foreign document, in small letters, too', async ({ page, people }) => {
  const { document, name } = await people.foreigner();
  await visit(page, `${MERCADO}/entrar`);
  await fillLogin(page, document.toLowerCase());
  await expect(page).toHaveURL(MERCADO);
  await usable(page);
  await expect(page.getByRole('banner').getByText(`Olá, ${name.split(' ')[0]}`)).toBeVisible();
});

test.describe('with credentials that are not right', () => {
  test.use({ expectedErrors: /40[01]|429|503/ });

  test('the response is the same, whether the login exists or not; that the server fails is said otherwise', async ({
    page,
  }) => {
    await visit(page, `${MERCADO}/entrar`);
    for (const login of [ANA.email, 'ninguem@exemplo.com.br']) {
      await fillLogin(page, login, 'senha-errada');
      await expect(page.getByRole('alert')).toHaveText('Usuário inexistente ou credenciais inválidas');
      await page.reload();
      await usable(page);
    }
    await fillLogin(page, 'ana');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Email ou CPF Invalido');

    const later = 'Erro ao tentar fazer login. Tente novamente em alguns minutos';
    const answer = (status: number, json: object): Promise<unknown> =>
      page.route('**/usuario/autenticar', (route) => route.fulfill({ status, json }), { times: 1 });
    await answer(503, {});
    await fillLogin(page, ANA.email);
    await expect(alert).toHaveText(later);
    await answer(429, { ...loginTexts['too-many-attempts'], code: 'too-many-attempts' });
    await fillLogin(page, ANA.email);
    const screen = page.getByRole('dialog', { name: 'Muitas solicitações' });
    await screen.getByRole('button', { name: 'Voltar para onde eu estava' }).click();
    await expect(alert).toHaveText(later);
    await fillLogin(page, ANA.email);
    await expect(page).toHaveURL(MERCADO);
  });
});
