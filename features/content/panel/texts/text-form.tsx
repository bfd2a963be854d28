import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import type { ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeShopTextEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import { textPartFromWire, textPartToWire } from '../../contract/shop/panel-shop-text.wire.ts';
import type { WireTextPart } from '../../contract/shop/panel-shop-texts.schema.ts';
import { saveDraftTextEndpoint } from '../../contract/shop-draft/shop-draft.endpoints.ts';
import type { TextPart } from '../../domain/shop/shop-texts.ts';
import { type DraftSaving, draftSaving } from '../shop-draft/draft-saving.ts';
import { DraftedPart } from '../shop-draft/drafted-part.tsx';
import { shopDraftKey } from '../shop-draft/shop-draft-query.ts';
import { textsKey } from './texts-query.ts';

interface TextValues {
  parts: { title: string; body: string }[];
}

const WHERE: Readonly<Record<ContentType, string>> = {
  ABOUT: 'Na página Sobre (/sobre), ligada no rodapé da loja.',
  EXCHANGE_POLICY: 'Na página Trocas e devoluções (/trocas).',
  PRIVACY_POLICY: 'Na página Privacidade (/privacidade).',
  ORDER_INSTRUCTIONS: 'No fim da compra, antes de enviar o pedido. Só a primeira parte aparece.',
};

const valuesOf = ({ parts }: TextPart): TextValues => ({ parts: parts.map((part) => ({ ...part })) });

/** A text of the shop: titled parts in plain text. */
export const TextTab = ({ text }: { readonly text: TextPart }) => (
  <DraftedPart name={text.type}>
    {(draft) => (
      <TextForm
        text={draft?.texts.find(({ type }) => type === text.type) ?? text}
        saving={draftSaving(draft, text.type)}
      />
    )}
  </DraftedPart>
);

interface TextFormProps {
  /** Of the draft, if it has it. */
  readonly text: TextPart;
  readonly saving: DraftSaving;
}

function TextForm({ text, saving }: TextFormProps) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(text),
    version: text.version,
    saved: saving.saved('Texto salvo, e já vale na loja.'),
    current: (state) => {
      const current = textPartFromWire(state as WireTextPart);
      return { values: valuesOf(current), version: current.version };
    },
    save: ({ parts }, version = 1, way) => {
      const { tipo, ...body } = textPartToWire({ type: text.type, parts, version });
      return api.call(saving.isDraft(way) ? saveDraftTextEndpoint : changeShopTextEndpoint, {
        params: { idfornecedor: shop.id, tipo },
        body,
      });
    },
    onSaved: () =>
      Promise.all(
        [textsKey(shop.id), shopDraftKey(shop.id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const parts = useFieldArray({ control: form.form.control, name: 'parts' });
  return (
    <FormBody
      form={form}
      {...saving.buttons}
      labels={{ parts: 'Partes' }}
      show={{ parts: (all) => all.map(({ title }) => title).join(', ') }}
    >
      <p className="text-ink-2 text-sm">{WHERE[text.type]}</p>
      {parts.fields.map((part, index) => (
        <FormSection key={part.id} title={`Parte ${index + 1}`}>
          <FormText
            form={form}
            name={`parts.${index}.title`}
            label="Título"
            required="Dê um título."
            maxLength={120}
          />
          <Button className="self-center justify-self-start" onClick={() => parts.remove(index)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Tirar esta parte
          </Button>
          <FormTextArea
            form={form}
            name={`parts.${index}.body`}
            label="Texto"
            hint="Uma linha vazia começa um parágrafo."
            required="Escreva o texto."
            rows={8}
            className="col-span-full"
          />
        </FormSection>
      ))}
      <Button className="self-start" onClick={() => parts.append({ title: '', body: '' })}>
        <Plus aria-hidden="true" className="size-4" />
        Nova parte
      </Button>
    </FormBody>
  );
}
