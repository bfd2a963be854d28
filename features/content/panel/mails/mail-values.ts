import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import type { WireShopMail } from '../../contract/mails/shop-mails.schema.ts';
import { wordsFromWire } from '../../contract/mails/shop-mails.wire.ts';

export interface MailFormValues extends MailWords {
  readonly enabled: boolean;
}

export const valuesOf = (mail: WireShopMail): MailFormValues => ({
  ...wordsFromWire(mail),
  enabled: mail.ligado,
});

/** Whether the shop has written anything in it. */
export const isChanged = ({ padrao, assunto, introducao, encerramento }: WireShopMail): boolean =>
  assunto !== padrao.assunto || introducao !== padrao.introducao || encerramento !== padrao.encerramento;
