/** The look of every mail: the shop's name on its colour, a few sentences, at most one button. As text and as HTML. */
import type { Mail } from './mail.ts';

export interface MailContent {
  readonly shop: {
    readonly name: string;
    readonly colour: string;
    readonly ink: string;
    readonly foot: string;
  };
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  /** What stands below, smaller: what to do if one did not ask for it. */
  readonly note?: string;
}

export function layOutMail({ shop, to, subject, paragraphs, button, note }: MailContent): Mail {
  const notes = [...(note === undefined ? [] : [note]), shop.foot];
  const text = [
    shop.name,
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...notes,
  ].join('\n\n');
  return {
    from: shop.name,
    to,
    subject,
    text: `${text}\n`,
    html: htmlOf({ shop, subject, paragraphs, button, notes }),
  };
}

interface Html extends Pick<MailContent, 'shop' | 'subject' | 'paragraphs'> {
  readonly button: MailContent['button'];
  readonly notes: readonly string[];
}

function htmlOf({ shop, subject, paragraphs, button, notes }: Html): string {
  const { colour, ink } = shop;
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(text)}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;font-size:13px;line-height:20px;color:#5b6270">${escaped(text)}</p>`;
  const link =
    button === undefined
      ? ''
      : `<p style="margin:0 0 16px"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${safeColour(colour)};color:${safeColour(ink)};font-weight:bold;text-decoration:none">${escaped(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5b6270">Se o botão não abrir, copie este endereço:<br><span style="word-break:break-all">${escaped(button.href)}</span></p>`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1d2430;font-family:Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff">
<div style="padding:20px 24px;background:${safeColour(colour)};color:${safeColour(ink)};font-size:20px;font-weight:bold">${escaped(shop.name)}</div>
<div style="padding:24px">${paragraphs.map(paragraph).join('\n')}
${link}
${notes.map(small).join('\n')}</div>
</div></body></html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const safeColour = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#1d2430');
