import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { linkFault } from '../link-fault.ts';
import { FormPicture } from '../pictures/form-picture.tsx';
import type { BlockValues } from './block-values.ts';

/** The top of the home. Without a picture it shows products. */
export function HeroFields({ form }: { readonly form: PanelForm<BlockValues> }) {
  const [picture, linkHref] = form.form.watch(['picture', 'linkHref']);
  return (
    <>
      <FormTextArea
        form={form}
        name="text"
        label="Frase"
        hint="Vazia: a descrição da loja."
        optional
        rows={2}
        maxLength={400}
        className="col-span-full"
      />
      <FormPicture
        form={form}
        name="picture"
        label="Imagem para computador"
        hint="Sem imagem, a capa mostra produtos da loja."
        optional
      />
      <FormPicture form={form} name="phonePicture" label="Imagem para celular" optional />
      {picture !== '' && (
        <FormText
          form={form}
          name="alt"
          label="O que a imagem mostra"
          required="Escreva o que a imagem mostra."
          maxLength={300}
          className="col-span-full"
        />
      )}
      <FormText
        form={form}
        name="linkHref"
        label="O botão leva a"
        hint="Como /c/ofertas. Vazio: sem botão próprio."
        optional
        maxLength={500}
        check={linkFault}
      />
      {linkHref.trim() !== '' && (
        <FormText
          form={form}
          name="linkLabel"
          label="Texto do botão"
          required="Escreva o texto do botão."
          maxLength={60}
        />
      )}
    </>
  );
}
