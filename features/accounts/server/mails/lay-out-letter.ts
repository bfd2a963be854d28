/** A letter as its shop sends it: with the shop's name, colours and address, and with the words that the shop has changed. */
import { homeSite } from '#features/suppliers/domain/hosts/home-site.ts';
import type { Shop } from '#features/suppliers/domain/shop.ts';
import { defined } from '#kernel/defined.ts';
import { layOutMail } from '#platform/mail/lay-out-mail.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailValues } from '../../contract/mails/shop-mail.ts';
import { fillLine, fillText, linesOf, type OwnMail, UNCHANGED } from '../../domain/mails/mail-words.ts';
import type { Letter } from './letter.ts';

type MailedShop = Pick<Shop, 'slug' | 'name' | 'theme' | 'footer' | 'domain'>;

/** Links lead to the supplier's stored domain, else to `publicUrl`. */
export function layOutLetter(
  publicUrl: string,
  shop: MailedShop,
  written: Letter,
  own: OwnMail = UNCHANGED,
): Mail {
  const { origin, lockedTo } = homeSite(publicUrl, shop);
  const base = lockedTo === undefined ? `${origin}/${shop.slug}` : origin;
  const { button, optOut, shopMail: _, values: __, ...content } = inOwnWords(written, own, shop.name);
  const { legalName, cnpj } = shop.footer;
  return layOutMail({
    ...content,
    shop: {
      name: shop.name,
      colour: shop.theme.primary,
      ink: shop.theme.text,
      foot: `${legalName} · CNPJ ${cnpj}`,
    },
    ...defined({
      button: button === undefined ? undefined : { label: button.label, href: base + button.path },
      optOut: optOut && {
        label: optOut.label,
        href: base + optOut.path,
        unsubscribe: origin + optOut.call,
      },
    }),
  });
}

/** Facts, sums and links stay as they were written. */
export function inOwnWords(letter: Letter, own: OwnMail, shopName: string): Letter {
  const { shopMail, values: given } = letter;
  if (shopMail === undefined) return letter;
  const values = mailValues({ ...given, shop: shopName, subject: letter.subject });
  const facts = letter.paragraphs.slice(linesOf(shopMail.standard.introduction).length);
  const subject = own.subject === undefined ? '' : fillLine(own.subject, values);
  const closing = own.closing === undefined ? [] : fillText(own.closing, values);
  return {
    ...letter,
    // A mail without a subject looks like an accident.
    subject: subject === '' ? letter.subject : subject,
    paragraphs:
      own.introduction === undefined ? letter.paragraphs : [...fillText(own.introduction, values), ...facts],
    ...(closing.length === 0 ? {} : { closing }),
  };
}
