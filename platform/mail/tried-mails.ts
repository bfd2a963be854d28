import { Counter } from '../metrics/metric.ts';
import type { SendMail } from './mail.ts';

export const triedMails = new Counter(
  'vitrine_mails_total',
  'Mails that were handed to the mail server, or the folder, by outcome. One that failed is tried again.',
  [{ outcome: 'sent' }, { outcome: 'failed' }],
);

/** The same, and counts. */
export const countingSends =
  (send: SendMail): SendMail =>
  async (id, mail) => {
    try {
      await send(id, mail);
    } catch (error) {
      triedMails.add({ outcome: 'failed' });
      throw error;
    }
    triedMails.add({ outcome: 'sent' });
  };
