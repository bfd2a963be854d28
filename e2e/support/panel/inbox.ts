import type { Locator, Page } from '@playwright/test';

export const log = (page: Page): Locator => page.getByRole('log', { name: 'Mensagens' });

export const messageField = (page: Page): Locator => page.getByLabel('Mensagem', { exact: true });

/** A conversation of the inbox, by its last message or its client. */
export const inboxRow = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Conversas', exact: true }).getByRole('listitem').filter({ hasText: text });

export async function writeMessage(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text);
  await messageField(page).press('Enter');
}

/** As if files were pasted into an element, or dropped on it. */
export const giveFiles = (
  target: Locator,
  how: 'paste' | 'drop',
  file: { readonly name: string; readonly type: string; readonly base64: string },
): Promise<void> =>
  target.evaluate(
    (element, [event, { name, type, base64 }]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const carried = new DataTransfer();
      carried.items.add(new File([bytes], name, { type }));
      const init = { bubbles: true, cancelable: true };
      if (event === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: carried }));
      else
        for (const step of ['dragover', 'drop'])
          element.dispatchEvent(new DragEvent(step, { ...init, dataTransfer: carried }));
    },
    [how, file] as const,
  );
