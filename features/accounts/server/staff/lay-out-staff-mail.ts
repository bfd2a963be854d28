/** Mails to people of the panel are in the platform's name, and their links lead to its own address. */
import { layOutMail, type MailContent } from '#platform/mail/lay-out-mail.ts';
import type { Mail } from '#platform/mail/mail.ts';

export interface StaffLetter extends Omit<MailContent, 'shop' | 'button'> {
  /** Path within the platform's address. */
  readonly button?: { readonly label: string; readonly path: string };
}

const PLATFORM = { name: 'Vitrine', colour: '#1d4ed8', ink: '#ffffff', foot: 'Painel da Vitrine' };

export const layOutStaffMail = (publicUrl: string, { button, ...content }: StaffLetter): Mail =>
  layOutMail({
    ...content,
    shop: PLATFORM,
    ...(button && { button: { label: button.label, href: publicUrl + button.path } }),
  });
