import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useStaffPlace } from '#features/accounts/panel/staff-place.ts';
import { FormCheckbox } from '#platform/panel/forms/fields/form-checkbox.tsx';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { FormSection } from '#platform/panel/forms/form-section.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import { changeQuestionsEndpoint } from '../../contract/shop/panel-shop.endpoints.ts';
import { questionsFromWire, questionsToWire } from '../../contract/shop/panel-shop-text.wire.ts';
import type { WireQuestionsPart } from '../../contract/shop/panel-shop-texts.schema.ts';
import type { QuestionsPart } from '../../domain/shop/shop-texts.ts';
import { textsKey } from './texts-query.ts';

interface QuestionsValues {
  questions: { name: string; required: boolean; options: string }[];
}

const valuesOf = ({ questions }: QuestionsPart): QuestionsValues => ({
  questions: questions.map(({ name, required, options }) => ({
    name,
    required,
    options: options.join('\n'),
  })),
});

/** What the shop asks beside what every shop asks. */
export function QuestionsForm({ questions }: { readonly questions: QuestionsPart }) {
  const api = useApi();
  const { shop } = useStaffPlace();
  const queryClient = useQueryClient();
  const form = usePanelForm({
    values: valuesOf(questions),
    version: questions.version,
    saved: 'Perguntas salvas, e já valem na loja.',
    current: (state) => {
      const current = questionsFromWire(state as WireQuestionsPart);
      return { values: valuesOf(current), version: current.version };
    },
    save: (values, version = 1) => {
      const { assunto, ...body } = questionsToWire({
        subject: questions.subject,
        questions: values.questions.map(({ name, required, options }) => ({
          name,
          required,
          options: linesOf(options),
        })),
        version,
      });
      return api.call(changeQuestionsEndpoint, { params: { idfornecedor: shop.id, assunto }, body });
    },
    onSaved: () => queryClient.invalidateQueries({ queryKey: textsKey(shop.id) }),
  });
  const list = useFieldArray({ control: form.form.control, name: 'questions' });
  return (
    <FormBody
      form={form}
      labels={{ questions: 'Perguntas' }}
      show={{ questions: (all) => all.map(({ name }) => name).join(', ') }}
    >
      <p className="text-ink-2 text-sm">
        {questions.subject === 'client'
          ? 'Aparecem no cadastro de quem compra, e a quem já tem cadastro uma vez.'
          : 'Aparecem no fim de cada compra.'}{' '}
        Uma pergunta com outro texto é outra pergunta: as respostas antigas ficam com o texto antigo.
      </p>
      {list.fields.map((question, index) => (
        <FormSection key={question.id} title={`Pergunta ${index + 1}`}>
          <FormText
            form={form}
            name={`questions.${index}.name`}
            label="Pergunta"
            required="Escreva a pergunta."
            maxLength={120}
          />
          <FormCheckbox form={form} name={`questions.${index}.required`} label="Precisa de resposta" />
          <FormTextArea
            form={form}
            name={`questions.${index}.options`}
            label="Respostas possíveis"
            hint="Uma por linha. Vazio: a pessoa escreve."
            optional
            rows={3}
            className="col-span-full"
          />
          <Button className="self-start justify-self-start" onClick={() => list.remove(index)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Tirar esta pergunta
          </Button>
        </FormSection>
      ))}
      <Button className="self-start" onClick={() => list.append({ name: '', required: false, options: '' })}>
        <Plus aria-hidden="true" className="size-4" />
        Nova pergunta
      </Button>
    </FormBody>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
