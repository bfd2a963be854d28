import type { Editor } from '@tiptap/react';
import { Suspense } from 'react';
import { FormText } from '#platform/panel/forms/fields/form-text.tsx';
import { FormBody } from '#platform/panel/forms/form-body.tsx';
import { usePanelForm } from '#platform/panel/forms/use-panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { linkFault } from '../link-fault.ts';

const Dialog = lazyView(async () => (await import('#platform/ui/overlays/dialog.tsx')).Dialog);

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Where the chosen words lead; without chosen words the address itself is written. */
export const LinkDialog = (props: LinkDialogProps) => (
  <Suspense>
    <Dialog open onClose={props.onClose} title="Link">
      <LinkForm {...props} />
    </Dialog>
  </Suspense>
);

function LinkForm({ editor, onClose }: LinkDialogProps) {
  const { href } = editor.getAttributes('link') as { readonly href?: string };
  const form = usePanelForm({
    values: { href: href ?? '' },
    save: async ({ href: typed }) => {
      const address = typed.trim();
      const chain = editor.chain().focus().extendMarkRange('link');
      if (editor.state.selection.empty && href === undefined)
        chain.insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address } }],
        });
      else chain.setLink({ href: address });
      chain.run();
    },
    onSaved: onClose,
  });
  return (
    <FormBody form={form} plain label="Pôr link" onCancel={onClose}>
      <FormText
        form={form}
        name="href"
        label="Leva a"
        hint="Uma página da loja, como /c/ofertas, ou um endereço com https://, mailto: ou tel:."
        required
        maxLength={500}
        check={linkFault}
      />
      {href !== undefined && (
        <Button
          size="sm"
          className="self-start"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          Tirar o link
        </Button>
      )}
    </FormBody>
  );
}
