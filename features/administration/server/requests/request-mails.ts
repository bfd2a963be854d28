/** The mails to a shop's owners about their request to change its legal identity. */
import { layOutStaffMail, type StaffLetter } from '#features/accounts/server/staff/lay-out-staff-mail.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { MailFacts, WriteMail } from '#platform/mail/outbox.ts';

/** What is queued for people of the panel begins with 'staff-'. */
export const APPROVED_MAIL = 'staff-identity-approved';
export const RETURNED_MAIL = 'staff-identity-returned';

interface MailedShop {
  readonly name: string;
  readonly slug: string;
}

type WriteLetter = (shop: MailedShop, facts: MailFacts) => Omit<StaffLetter, 'to' | 'button'>;

const letters: Readonly<Record<string, WriteLetter>> = {
  [APPROVED_MAIL]: ({ name, slug }) => ({
    subject: `Mudança aprovada: ${name}`,
    paragraphs: [
      `A plataforma aprovou a mudança que a loja ${name} pediu. Os dados novos já valem em todas as páginas dela.`,
      `O endereço da loja neste site é /${slug}.`,
    ],
  }),

  [RETURNED_MAIL]: ({ name }, { message = '' }) => ({
    subject: `A mudança pedida voltou para você: ${name}`,
    paragraphs: [
      `A plataforma não aprovou, por enquanto, a mudança que a loja ${name} pediu, e escreveu:`,
      `“${message}”`,
      'Corrija a solicitação e envie-a de novo, ou retire-a. A loja continua como está.',
    ],
  }),
};

export const requestMails = (publicUrl: string): Readonly<Record<string, WriteMail>> =>
  Object.fromEntries(
    Object.entries(letters).map(([kind, write]): [string, WriteMail] => [
      kind,
      async (db, facts) => {
        const shop = await supplierByKey(db, facts.supplierId ?? '');
        if (shop === undefined) return undefined;
        return layOutStaffMail(publicUrl, {
          ...write(shop, facts),
          to: facts.email ?? '',
          button: { label: 'Ver a solicitação', path: `/painel/${shop.slug}/aparencia?aba=identidade` },
        });
      },
    ]),
  );
