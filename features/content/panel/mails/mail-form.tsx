import { useQueryClient } from '@tanstack/react-query';
import { MAIL_WORDS, type MailWords } from '#features/accounts/domain/mails/mail-words.ts';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormSwitch } from '#platform/panel/forms/fields/form-switch.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeShopMailEndpoint } from '../../contract/mails/shop-mails.endpoints.ts';
import type { WireShopMail } from '../../contract/mails/shop-mails.schema.ts';
import { wordsFromWire, wordsToWire } from '../../contract/mails/shop-mails.wire.ts';
import { wordNames } from '../../contract/mails/shop-mails-texts.ts';
import { MailPreview } from './mail-preview.tsx';
import { type MailFormValues, valuesOf } from './mail-values.ts';
import { mailsKey } from './mails-query.ts';
import { TestMailButton } from './test-mail-button.tsx';

const LABELS = {
  subject: 'Assunto',
  introduction: 'Introdução',
  closing: 'Encerramento',
  enabled: 'Enviar este e-mail',
};
const FIELDS = {
  ...Object.fromEntries(MAIL_WORDS.map((word) => [wordNames[word], word])),
  ligado: 'enabled',
};

/** The words of a mail and whether it is sent, with the mail as it would arrive. */
export function MailForm({ mail }: { readonly mail: WireShopMail }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm<MailFormValues, WireShopMail>({
    values: valuesOf(mail),
    version: mail.versao,
    fields: FIELDS,
    saved: 'E-mail salvo. Os próximos já vão assim.',
    current: (state) => {
      const current = state as WireShopMail;
      return { values: valuesOf(current), version: current.versao };
    },
    save: ({ enabled, ...words }, version = 1) =>
      api.call(changeShopMailEndpoint, {
        params: { idfornecedor: shop.id, chave: mail.chave },
        body: { ...wordsToWire(words), ligado: enabled, versao: version },
      }),
    onSaved: () => queryClient.invalidateQueries({ queryKey: mailsKey(shop.id), exact: true }),
  });
  const [subject, introduction, closing] = form.form.watch(MAIL_WORDS);
  const words = { subject, introduction, closing };
  const standard = wordsFromWire(mail.padrao);
  const isStandard = MAIL_WORDS.every((word) => words[word] === standard[word]);
  const takeStandard = (): void => {
    for (const word of MAIL_WORDS) form.form.setValue(word, standard[word], { shouldDirty: true });
    form.form.clearErrors();
  };
  return (
    <div className="flex flex-col gap-6">
      <FormBody form={form} labels={LABELS}>
        <FormSection title="Textos" help={<Variables mail={mail} />}>
          <FormText
            form={form}
            name="subject"
            label={LABELS.subject}
            required="Escreva o assunto."
            maxLength={150}
            className="col-span-full"
          />
          <FormTextArea
            form={form}
            name="introduction"
            label={LABELS.introduction}
            hint="Vem antes dos dados do e-mail. Cada linha é um parágrafo."
            optional
            rows={5}
            maxLength={2000}
            className="col-span-full"
          />
          <FormTextArea
            form={form}
            name="closing"
            label={LABELS.closing}
            hint="Vem depois dos dados e do botão: trocas, horário de atendimento, um obrigado."
            optional
            rows={4}
            maxLength={2000}
            className="col-span-full"
          />
          <div className="col-span-full flex flex-wrap gap-2">
            <Button disabled={isStandard} onClick={takeStandard}>
              Voltar ao padrão
            </Button>
            <TestMailButton mailKey={mail.chave} words={words} />
          </div>
        </FormSection>
        {mail.podeDesligar && (
          <FormSection title="Envio" help="Comprovantes e e-mails de pagamento são enviados sempre.">
            <FormSwitch
              form={form}
              name="enabled"
              label={LABELS.enabled}
              hint="Desligado, ninguém o recebe, e o resto continua igual."
              className="col-span-full"
            />
          </FormSection>
        )}
      </FormBody>
      <MailPreview mailKey={mail.chave} words={words satisfies MailWords} />
    </div>
  );
}

/** What may be written between braces. */
function Variables({ mail }: { readonly mail: WireShopMail }) {
  return (
    <>
      Texto simples, sem formatação. O que estiver entre chaves é trocado em cada e-mail:
      <span className="mt-2 flex flex-col gap-1.5">
        {mail.variaveis.map(({ nome, descricao }) => (
          <span key={nome}>
            <code className="rounded bg-sunken px-1 py-0.5 text-ink text-xs">{`{{${nome}}}`}</code>{' '}
            {descricao}
          </span>
        ))}
      </span>
    </>
  );
}
