/**
 * The layout of every mail, as text and as HTML: the shop's name on its colour, a few paragraphs, a summary such as an order's
 * contents, and at most one button.
 */
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
  /** Lines and totals, shown below the paragraphs. */
  readonly summary?: readonly MailSummaryRow[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Further paragraphs, below the button. */
  readonly closing?: readonly string[];
  /** Small print at the end: what to do if one did not request the mail. */
  readonly note?: string;
  /** How to receive no such mails any more: a link in the small print, and the address for mail programs. */
  readonly optOut?: { readonly label: string; readonly href: string; readonly unsubscribe: string };
}

export interface MailSummaryRow {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

export function layOutMail(content: MailContent): Mail {
  const { shop, to, subject, paragraphs, summary = [], button, closing = [], note, optOut } = content;
  const notes = [...(note === undefined ? [] : [note]), shop.foot];
  const text = [
    shop.name,
    ...paragraphs,
    ...(summary.length === 0 ? [] : [summary.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(button === undefined ? [] : [`${button.label}:\n${button.href}`]),
    ...closing,
    ...notes,
    ...(optOut === undefined ? [] : [`${optOut.label}:\n${optOut.href}`]),
  ].join('\n\n');
  return {
    from: shop.name,
    to,
    subject,
    text: `${text}\n`,
    html: htmlOf({ shop, subject, paragraphs, summary, button, closing, notes, optOut }),
    ...(optOut === undefined ? {} : { unsubscribe: optOut.unsubscribe }),
  };
}

interface Html extends Pick<MailContent, 'shop' | 'subject' | 'paragraphs'> {
  readonly summary: readonly MailSummaryRow[];
  readonly button: MailContent['button'];
  readonly closing: readonly string[];
  readonly notes: readonly string[];
  readonly optOut: MailContent['optOut'];
}

function htmlOf({ shop, subject, paragraphs, summary, button, closing, notes, optOut }: Html): string {
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
  const leave =
    optOut === undefined
      ? ''
      : `\n<p style="margin:0 0 8px;font-size:13px;line-height:20px"><a href="${escaped(optOut.href)}" style="color:#5b6270">${escaped(optOut.label)}</a></p>`;
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f5f7;color:#1d2430;font-family:Arial,Helvetica,sans-serif">
<div style="max-width:560px;margin:0 auto;border-radius:12px;overflow:hidden;background:#ffffff">
<div style="padding:20px 24px;background:${safeColour(colour)};color:${safeColour(ink)};font-size:20px;font-weight:bold">${escaped(shop.name)}</div>
<div style="padding:24px">${paragraphs.map(paragraph).join('\n')}
${summary.length === 0 ? '' : tableOf(summary)}
${link}${closing.map((text) => `\n${paragraph(text)}`).join('')}
${notes.map(small).join('\n')}${leave}</div>
</div></body></html>
`;
}

function tableOf(rows: readonly MailSummaryRow[]): string {
  const cell =
    'padding:8px 0;border-bottom:1px solid #e4e7ec;font-size:15px;line-height:22px;vertical-align:top';
  const row = ({ label, value, strong = false }: MailSummaryRow) => {
    const weight = strong ? ';font-weight:bold' : '';
    return `<tr><td style="${cell}${weight}">${escaped(label)}</td><td style="${cell}${weight};padding-left:16px;text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`;
  };
  return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.map(row).join('')}</table>`;
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
