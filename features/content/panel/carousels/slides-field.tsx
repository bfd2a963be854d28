import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { linkFault } from '../link-fault.ts';
import { OrderedFields } from '../ordered-fields.tsx';
import { FormPicture } from '../pictures/form-picture.tsx';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { NEW_SLIDE, type SlideValues } from './slide-values.ts';

interface WithSlides {
  slides: SlideValues[];
}

interface SlidesFieldProps<Values extends WithSlides> {
  readonly form: PanelForm<Values>;
  readonly max: number;
}

/** Pictures in an order, each with a text, a link and, where it helps, another picture for phones. */
export function SlidesField<Values extends WithSlides>({ form: whole, max }: SlidesFieldProps<Values>) {
  const form = whole as unknown as PanelForm<WithSlides>;
  const { fields, append, move, remove } = useFieldArray({ control: form.form.control, name: 'slides' });
  const slides = form.form.watch('slides');
  return (
    <div className="col-span-full flex flex-col gap-3">
      <OrderedFields
        label="Ordem das imagens"
        ids={fields.map(({ id }) => id)}
        nameOf={(index) => `Imagem ${index + 1}`}
        mark={(index) => <SmallPicture id={slides[index]?.picture} />}
        onMove={move}
        render={(index) => (
          <SlideFields
            form={form}
            index={index}
            {...(fields.length > 1 ? { onRemove: () => remove(index) } : {})}
          />
        )}
      />
      {fields.length < max && (
        <Button size="sm" className="self-start" onClick={() => append(NEW_SLIDE)}>
          <Plus aria-hidden="true" className="size-4" />
          Acrescentar imagem
        </Button>
      )}
    </div>
  );
}

interface SlideFieldsProps {
  readonly form: PanelForm<WithSlides>;
  readonly index: number;
  readonly onRemove?: () => void;
}

const SlideFields = ({ form, index, onRemove }: SlideFieldsProps) => (
  <>
    <FormPicture
      form={form}
      name={`slides.${index}.picture`}
      label="Para computador"
      hint="Larga: 1920 × 640 pixels fica bem."
      required="Escolha a imagem."
    />
    <FormPicture
      form={form}
      name={`slides.${index}.phonePicture`}
      label="Para celular"
      hint="1080 × 1080. Sem ela, vale a outra."
      optional
    />
    <FormText
      form={form}
      name={`slides.${index}.alt`}
      label="O que ela mostra ou diz"
      hint="Lido em voz alta, e mostrado se ela não carregar."
      required="Escreva o que a imagem mostra ou diz."
      maxLength={300}
    />
    <FormText
      form={form}
      name={`slides.${index}.href`}
      label="Leva a"
      hint="Como /c/ofertas, ou um endereço com https://."
      optional
      maxLength={500}
      check={linkFault}
    />
    {onRemove !== undefined && (
      <Button size="sm" className="self-start justify-self-start" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
        Tirar a imagem {index + 1}
      </Button>
    )}
  </>
);
