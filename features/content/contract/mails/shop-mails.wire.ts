import { MAIL_VARIABLES, type ShopMail, variablesOf } from '#features/accounts/contract/mails/shop-mail.ts';
import type { MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import type { EditedMail } from '../../domain/edited-mail.ts';
import type { WireMailWords, WireShopMail } from './shop-mails.schema.ts';

export const wordsFromWire = (wire: WireMailWords): MailWords => ({
  subject: wire.assunto,
  introduction: wire.introducao,
  closing: wire.encerramento,
});

export const wordsToWire = ({ subject, introduction, closing }: MailWords): WireMailWords => ({
  assunto: subject,
  introducao: introduction,
  encerramento: closing,
});

export const editedMailFromWire = (
  wire: WireMailWords & { readonly ligado: boolean; readonly versao: number },
): EditedMail => ({ ...wordsFromWire(wire), enabled: wire.ligado, version: wire.versao });

export const shopMailToWire = (mail: ShopMail, edited: EditedMail): WireShopMail => ({
  chave: mail.key,
  grupo: mail.group,
  nome: mail.name,
  quando: mail.when,
  ...wordsToWire(edited),
  ligado: edited.enabled,
  podeDesligar: mail.mayBeOff,
  padrao: wordsToWire(mail.standard),
  variaveis: variablesOf(mail).map((variable) => ({
    nome: MAIL_VARIABLES[variable].written,
    descricao: MAIL_VARIABLES[variable].says,
  })),
  versao: edited.version,
});
