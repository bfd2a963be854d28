/** A conversation of two browsers while the server's process is killed and started again. */
import { startSession } from '../../support/log-in.ts';
import { enterPanel } from '../../support/panel/enter-panel.ts';
import { inboxRow, log, writeMessage } from '../../support/panel/inbox.ts';
import { openOtherBrowser } from '../../support/panel/other-browser.ts';
import { openPeople } from '../../support/people.ts';
import { startServer } from '../../support/server.ts';
import { MERCADO } from '../../support/shops.ts';
import { expect, test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';

const EXPECTED = /ERR_CONNECTION|WebSocket|Failed to load|50\d/;

test.use({ expectedErrors: EXPECTED });

test('through a kill -9 no message is lost and none comes twice', async ({ page: panel, browser }) => {
  test.setTimeout(300_000);
  const server = await startServer();
  try {
    const people = openPeople(server.dataDir);
    const client = await people.consumer();
    const { email } = await people.staff('mercado-central');
    // Before the database's connections are lost.
    await people.close();
    const other = await openOtherBrowser(browser, server.url);
    const { page: shopper } = other;
    await startSession(shopper, MERCADO, client);
    await visit(shopper, `${MERCADO}/conversas/loja`);
    await writeMessage(shopper, 'antes da queda');
    await enterPanel(panel, email, `${server.url}/painel/mercado-central/conversas`);
    await inboxRow(panel, 'antes da queda').getByRole('link').click();
    await writeMessage(panel, 'resposta antes');
    await expect(log(shopper)).toContainText('resposta antes');

    // Some messages are on their way while the process dies.
    const sent = { shopper: [] as string[], panel: [] as string[] };
    const write = async (who: 'shopper' | 'panel', text: string): Promise<void> => {
      sent[who].push(text);
      await writeMessage(who === 'shopper' ? shopper : panel, text);
    };
    for (const round of [1, 2, 3]) {
      await write('shopper', `cliente ${round}`);
      await write('panel', `loja ${round}`);
      if (round === 2) await server.crash();
    }
    await expect(log(shopper).getByText('Será enviada').first()).toBeVisible();
    await expect(log(panel).getByText('Será enviada').first()).toBeVisible();
    await server.startAgain();

    for (const page of [shopper, panel]) {
      await expect(log(page).getByText('Será enviada')).toHaveCount(0, { timeout: 60_000 });
      for (const text of [...sent.shopper, ...sent.panel])
        await expect(log(page).getByText(text, { exact: true })).toHaveCount(1, { timeout: 60_000 });
    }
    const orderIn = async (page: typeof panel, texts: readonly string[]): Promise<string[]> =>
      (await log(page).locator('li p.whitespace-pre-wrap').allInnerTexts()).filter((text) =>
        texts.includes(text),
      );
    for (const page of [shopper, panel]) {
      expect(await orderIn(page, sent.shopper)).toEqual(sent.shopper);
      expect(await orderIn(page, sent.panel)).toEqual(sent.panel);
    }
    // Live again, without a reload.
    await writeMessage(shopper, 'depois da queda');
    await expect(log(panel)).toContainText('depois da queda', { timeout: 60_000 });
    await other.close(EXPECTED);
  } finally {
    await server.stop();
  }
});
