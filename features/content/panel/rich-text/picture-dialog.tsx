import type { Editor } from '@tiptap/react';
import { Suspense } from 'react';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { pictureSource } from '../../domain/page-picture.ts';
import { FormPicture } from '../pictures/form-picture.tsx';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface PictureDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** A picture at the cursor. */
export const PictureDialog = (props: PictureDialogProps) => (
  <Suspense>
    <Dialog open onClose={props.onClose} title="Imagem">
      <PictureForm {...props} />
    </Dialog>
  </Suspense>
);

function PictureForm({ editor, onClose }: PictureDialogProps) {
  const form = usePanelForm({
    values: { picture: '', alt: '' },
    save: async ({ picture, alt }) => {
      editor
        .chain()
        .focus()
        .setImage({ src: pictureSource(picture), alt: alt.trim() })
        .run();
    },
    onSaved: onClose,
  });
  return (
    <FormBody form={form} plain label="Pôr imagem" onCancel={onClose}>
      <FormPicture form={form} name="picture" label="Imagem" required="Escolha uma imagem." />
      <FormText
        form={form}
        name="alt"
        label="O que ela mostra"
        hint="Lido em voz alta a quem não vê a tela."
        required="Escreva o que a imagem mostra."
        maxLength={300}
      />
    </FormBody>
  );
}
