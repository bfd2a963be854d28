import type { FastifyInstance } from 'fastify';
import type { FixedMail } from '#features/accounts/contract/mails/shop-mail.ts';
import { MAIL_WORDS, type MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import type { SampledMail } from '#features/accounts/server/mails/letter.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { orRefuse, withWireFacts } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import * as calls from '../../contract/mails/shop-mails.endpoints.ts';
import * as schemas from '../../contract/mails/shop-mails.schema.ts';
import { editedMailFromWire, shopMailToWire, wordsFromWire } from '../../contract/mails/shop-mails.wire.ts';
import { faultSentence, shopMailTexts, wordNames } from '../../contract/mails/shop-mails-texts.ts';
import { changeShopMail, checkedWords, type FaultyWords, mailsToEdit } from './change-shop-mail.ts';
import { previewMail, sendTestMail } from './test-mail.ts';

export interface ShopMailsSettings {
  readonly publicUrl: string;
  /** All that the features write in a shop's name, with samples. */
  readonly mails: readonly SampledMail[];
  readonly fixed: readonly FixedMail[];
}

/** Endpoints of the panel for the words of the mails that a shop sends. */
export function shopMailsRoutes(app: FastifyInstance, { publicUrl, mails, fixed }: ShopMailsSettings): void {
  const readers = { access: 'staff', permission: 'shop:read' } as const;
  const writers = { access: 'staff', permission: 'shop:write' } as const;

  serve(app, calls.listShopMailsEndpoint, schemas.listShopMailsSchema, readers, async (context) => {
    const all = await mailsToEdit(
      context,
      mails.map(({ mail }) => mail),
    );
    return {
      emails: all.map(({ mail, edited }) => shopMailToWire(mail, edited)),
      fixos: fixed.map(({ name, when, why }) => ({ nome: name, quando: when, motivo: why })),
    };
  });

  serve(
    app,
    calls.changeShopMailEndpoint,
    schemas.changeShopMailSchema,
    writers,
    async (context, { params, body }) => {
      const { mail } = orRefuse(mailNamed(mails, params.chave), shopMailTexts);
      const changed = await changeShopMail(context, mail, editedMailFromWire(body));
      const result = withWireFacts(changed, (facts) =>
        'atual' in facts ? { atual: shopMailToWire(mail, facts.atual) } : fieldsOf(facts),
      );
      return shopMailToWire(mail, orRefuse(result, shopMailTexts));
    },
  );

  serve(
    app,
    calls.previewShopMailEndpoint,
    schemas.previewShopMailSchema,
    readers,
    async (context, { params, body }) => {
      const sampled = orRefuse(mailNamed(mails, params.chave), shopMailTexts);
      const words = orRefused(checkedWords(sampled.mail, wordsFromWire(body)));
      const { subject, html, text } = await previewMail(context, { publicUrl, sampled, words });
      return { assunto: subject, html, texto: text };
    },
  );

  serve(
    app,
    calls.testShopMailEndpoint,
    schemas.testShopMailSchema,
    writers,
    async (context, { params, body }) => {
      const sampled = orRefuse(mailNamed(mails, params.chave), shopMailTexts);
      const words = orRefused(checkedWords(sampled.mail, wordsFromWire(body)));
      const { to } = orRefuse(await sendTestMail(context, { sampled, words }), shopMailTexts);
      return { para: to };
    },
  );
}

function mailNamed(
  mails: readonly SampledMail[],
  key: string,
): Result<SampledMail, { readonly code: 'mail-not-found' }> {
  const found = mails.find(({ mail }) => mail.key === key);
  return found === undefined ? refuse({ code: 'mail-not-found' }) : accept(found);
}

const orRefused = (checked: Result<MailWords, FaultyWords>): MailWords =>
  orRefuse(withWireFacts(checked, fieldsOf), shopMailTexts);

const fieldsOf = ({ faults, known }: FaultyWords['facts']) => ({
  campos: Object.fromEntries(
    MAIL_WORDS.flatMap((word) => {
      const fault = faults[word];
      return fault === undefined ? [] : [[wordNames[word], faultSentence(fault, known)]];
    }),
  ),
});
