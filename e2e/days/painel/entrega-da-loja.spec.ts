/** An owner says where the shop delivers, for how much and when, and tries what a shopper is offered. */
import type { Locator, Page } from '@playwright/test';
import { lookAt } from '../../support/look-at.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { ownShop } from '../../support/panel/own-shop.ts';
import { takePlaces } from '../../support/panel/take-places.ts';
import { expect, test } from '../../support/test.ts';

// An order below the minimum is tried, too, and a window that is there already is added.
test.use({ expectedErrors: /409|422/ });

test('areas by CEP and on a map, fees, hours and closed days are what a shopper is offered', async ({
  page,
  people,
  isPhone,
}) => {
  test.slow();
  const shop = await ownShop(['has-delivery', 'has-collect']);
  const owner = await people.staff(shop.slice(1));
  await withMap(page);
  const overview = page.waitForResponse(/\/v4\/painel\/[^/]+\/entrega$/);
  await enterPanel(page, owner.email, `/painel${shop}/entrega`);
  const [, , , id = ''] = new URL((await overview).url()).pathname.split('/');
  await expect(page.getByRole('heading', { name: 'Entrega', level: 1 })).toBeVisible();
  await lookAt(page, { isPhone });

  await addArea(page, isPhone);
  const common = page.getByText('Áreas com lugares em comum').locator('..').getByRole('listitem');
  await expect(common).toHaveText(['Curitiba, por CEP e Grande Curitiba: vale Curitiba, por CEP']);
  await drawArea(page, isPhone);
  await expect(page.getByText(/^Centro: salva\. Tem lugares em comum com Curitiba:/)).toBeVisible();
  await expect(common).toHaveText([/^Curitiba, por CEP e /, 'Curitiba e Centro: vale Curitiba']);
  await lookAt(page, { isPhone });

  const offered = page.getByRole('list', { name: 'O que a loja oferece' });
  await tryCep(page, '83500-000', '30,00');
  const warning = page.getByRole('status').filter({ hasText: 'Só retirada: a loja não entrega' });
  await expect(warning).toContainText(/pedido mínimo daqui, que é de R\$\s50,00.*taxa é de R\$\s12,50/);
  await lookAt(page, { isPhone });
  await tryCep(page, '83500-000', '100,00');
  await expect(offered).toContainText('R$ 12,50');
  await expect(offered).toContainText('Pedidos até 15:00 contam no dia');
  await expect(warning).toHaveCount(0);
  await page.getByLabel('Peso dos produtos').fill('5');
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(offered).toContainText('R$ 19,00');
  await tryCep(page, '83500-000', '300,00');
  await expect(offered.getByRole('listitem').first()).toContainText('Grátis');

  const simulation = `/v4/painel/${id}/simulacao-entrega?cep=83500-000&valor=100`;
  await setHours(page, isPhone);
  const window = (await slotsOf(page, simulation)).find(({ fim }) => fim === '13:00');
  expect(window).toMatchObject({ inicio: '08:00', vagas: 5 });
  await takePlaces(shop, 5, { slotId: window?.id ?? '', date: window?.data_de_entrega ?? '' });
  await tryCep(page, '83500-000', '100,00');
  const times = offered.getByRole('list', { name: 'Horários' }).first();
  await expect(times.getByRole('listitem').filter({ hasText: 'lotado' })).toHaveCount(1);
  await expect(times.getByRole('listitem').filter({ hasText: 'sem limite' }).first()).toBeVisible();
  await expect(offered).toContainText('e 1 lotado nos próximos dias');
  await lookAt(page, { isPhone });

  const monday = await closeMonday(page, isPhone);
  expect((await slotsOf(page, simulation)).map((slot) => slot.data_de_entrega)).not.toContain(monday);

  await page.goto(`/painel${shop}/lojas/nova`);
  await page.getByLabel('Nome', { exact: true }).fill('Loja do Batel');
  await page.getByLabel('Endereço').fill('Avenida Batel, 100, Curitiba');
  await page.getByLabel('Lugar no mapa').fill('-25.4400, -49.2900');
  await page.getByLabel('Segunda-feira').fill('8h-18h');
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('link', { name: 'Loja do Batel' })).toBeVisible();
  await lookAt(page, { isPhone });
});

/** No map of the network: tiles of one colour. */
async function withMap(page: Page): Promise<void> {
  const mapas = { url: '/mapa/{z}/{x}/{y}.svg', creditos: '© Mapas' };
  await page.route('**/v4/mapa', (route) => route.fulfill({ json: { mapas, geocodifica: false } }));
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/mapa/*/*/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** By a range of CEPs, with fees by weight, a minimum, a value from which it is free, and a time until which it is today's. */
async function addArea(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Nova área' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Grande Curitiba');
  await page.getByLabel('Do CEP').fill('82000-000');
  await page.getByLabel('Até o CEP').fill('81000-000');
  await page.getByLabel('Taxa de entrega').fill('12,50');
  await writeBands(page);
  await page.getByLabel('Grátis a partir de').fill('300,00');
  await page.getByLabel('Pedido mínimo').fill('50,00');
  await page.getByLabel('Horário limite').fill('15:00');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('O CEP final não pode vir antes do inicial.')).toBeVisible();
  await expect(page.getByText('Comece acima de 5 kg, onde começa a faixa anterior.')).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByLabel('Faixa 2: a partir de').fill('20');
  await expect(page.getByText('De 5 kg a menos de 20 kg: R$ 19,00')).toBeVisible();
  await page.getByLabel('Até o CEP').fill('83999-999');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/Tem lugares em comum com Curitiba, por CEP/)).toBeVisible();
}

/** Fees by weight, the second band below the first; another kind of fee in between loses none of it. */
async function writeBands(page: Page): Promise<void> {
  const rule = page.getByLabel('Regra');
  await rule.selectOption({ label: 'Por faixas de peso' });
  await page.getByLabel('Faixa 1: a partir de').fill('5');
  await page.getByLabel('Faixa 1: taxa').fill('19');
  await page.getByRole('button', { name: 'Acrescentar faixa' }).press('Enter');
  await page.getByLabel('Faixa 2: a partir de').fill('2,5');
  await page.getByLabel('Faixa 2: taxa').fill('30');
  await rule.selectOption({ label: 'Por faixas de valor' });
  await expect(page.getByLabel('Faixa 1: a partir de')).toHaveValue('');
  await rule.selectOption({ label: 'Por faixas de peso' });
  await expect(page.getByLabel('Faixa 2: a partir de')).toHaveValue('2,5');
}

/** Three corners by the mouse, one of them moved; one by the keyboard; and what is wrong with them is said. */
async function drawArea(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Nova área' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Centro');
  await page.getByLabel('Como a área é definida').selectOption({ label: 'Desenho no mapa' });
  await expect(page.getByText('As outras áreas abertas aparecem em cinza.')).toBeVisible();
  const map = page.getByRole('application', { name: /^Mapa da área/ });
  const written = page.getByLabel('Cantos do desenho');
  const corners = async (): Promise<readonly string[]> => (await written.inputValue()).split('\n');
  for (const [x, y] of [
    [200, 100],
    [400, 100],
    [400, 300],
    [300, 50],
  ] as const)
    await map.click({ position: { x, y } });
  // Near the shop's store, where the map begins.
  await expect(written).toHaveValue(/^(-25\.\d+, -49\.\d+\n?){4}$/);
  const warning = page.getByText('O desenho cruza a si mesmo');
  await expect(warning).toBeVisible();
  await lookAt(page, { isPhone });
  await page.getByRole('button', { name: 'Tirar o último canto' }).click();
  await expect(warning).toHaveCount(0);

  const [, , third] = await corners();
  await dragOnMap(page, map, [400, 300], [450, 320]);
  await expect.poll(async () => (await corners())[2]).not.toBe(third);
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Canto no centro do mapa' }).press('Enter');
  await expect.poll(async () => (await corners()).length).toBe(4);

  const polygon = await written.inputValue();
  await written.fill('-25.43');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Uma das linhas não é um canto: -8.0476, -34.8770.')).toBeVisible();
  await written.fill(polygon);
  await page.getByRole('button', { name: 'Salvar' }).click();
}

type Point = readonly [x: number, y: number];

async function dragOnMap(page: Page, map: Locator, from: Point, to: Point): Promise<void> {
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  const at = ([x, y]: Point): Point => [(box?.x ?? 0) + x, (box?.y ?? 0) + y];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 5 });
  await page.mouse.up();
}

async function tryCep(page: Page, cep: string, value: string): Promise<void> {
  await page.getByRole('tab', { name: 'Simular' }).click();
  await page.getByLabel('CEP', { exact: true }).fill(cep);
  await page.getByLabel('Valor dos produtos').fill(value);
  await page.getByRole('button', { name: 'Simular' }).click();
}

interface TriedSlot {
  readonly id: string;
  readonly data_de_entrega: string;
  readonly inicio: string;
  readonly fim: string;
  readonly vagas?: number;
}

async function slotsOf(page: Page, simulation: string): Promise<readonly TriedSlot[]> {
  return (await (await page.request.get(simulation)).json()).formasEntrega[0].agendamentos;
}

/** A window is added on two days, one of them moved to a third, and both get it again: the one that has it is named. */
async function setHours(page: Page, isPhone: boolean): Promise<void> {
  await page.getByRole('tab', { name: 'Horários' }).click();
  const add = async (until: string, ...days: readonly string[]): Promise<void> => {
    await page.getByLabel('Das', { exact: true }).fill('08:00');
    await page.getByLabel('Às', { exact: true }).fill(until);
    for (const day of days) await page.getByRole('checkbox', { name: day }).check();
    await page.getByRole('button', { name: 'Acrescentar' }).click();
  };
  await add('12:00', 'Segunda-feira', 'Terça-feira');
  const deliveries = page.getByRole('region', { name: 'Entrega', exact: true });
  await deliveries.getByRole('button', { name: 'Editar 08:00 às 12:00' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Editar horário' });
  await dialog.getByLabel('Dia', { exact: true }).selectOption({ label: 'Quarta-feira' });
  await dialog.getByLabel('Às', { exact: true }).fill('13:00');
  await dialog.getByLabel('Pedidos por dia').fill('5');
  await lookAt(page, { isPhone });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(deliveries.getByText('até 5 pedidos por dia')).toBeVisible();
  await page.getByRole('button', { name: 'Novo horário' }).click();
  await expect(page.getByLabel('Para', { exact: true })).toBeFocused();
  await add('12:00', 'Segunda-feira', 'Terça-feira');
  await expect(page.getByText('Horários acrescentados. Já tinham este: Segunda-feira.')).toBeVisible();
  await expect(deliveries.getByRole('button', { name: 'Editar 08:00 às 12:00' })).toHaveCount(2);
  await lookAt(page, { isPhone });
}

/** The next Monday, 'YYYY-MM-DD', on which nothing is delivered. */
async function closeMonday(page: Page, isPhone: boolean): Promise<string> {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  const monday = day.toISOString().slice(0, 10);
  await page.getByRole('tab', { name: 'Dias fechados' }).click();
  await page.getByLabel('Dia', { exact: true }).fill(monday.split('-').reverse().join('/'));
  await page.getByLabel('Motivo').fill('Inventário');
  await page.getByRole('button', { name: 'Fechar o dia' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Inventário' })).toBeVisible();
  await lookAt(page, { isPhone });
  return monday;
}
