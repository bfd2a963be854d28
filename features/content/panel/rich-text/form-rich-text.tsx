import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextArea } from '#platform/panel/forms/fields/form-text-area.tsx';
import { textsOf, useBoundField } from '#platform/panel/forms/fields/use-bound-field.ts';
import type { BoundField } from '#platform/panel/forms/panel-form.ts';
import { RowsLoading } from '#platform/panel/rows-loading.tsx';
import { Button } from '#platform/ui/button.tsx';
import { cx } from '#platform/ui/cx.ts';
import { lazyView } from '#platform/ui/loading/lazy-view.tsx';
import { needsHtml } from './editable-html.ts';

const Editor = lazyView(async () => (await import('./editor.tsx')).Editor);

/** Formatted text as HTML. What the editor cannot hold is edited as HTML, so that nothing of it is lost. */
export function FormRichText<Values extends FieldValues>(props: BoundField<Values, string>) {
  const { value, set, error, control } = useBoundField<Values, string>(props);
  const [asHtml, setAsHtml] = useState(false);
  const beyond = needsHtml(value);
  return (
    <div className={cx('flex min-w-0 flex-col gap-2', props.className)}>
      {asHtml || beyond ? (
        <FormTextArea form={props.form} name={props.name} label={`${props.label} (HTML)`} rows={16} />
      ) : (
        <Suspense fallback={<RowsLoading rows={6} />}>
          <Editor
            {...textsOf(props, error)}
            value={value}
            onChange={set}
            disabled={control.disabled}
            onBlur={control.onBlur}
            focusRef={control.ref}
          />
        </Suspense>
      )}
      {beyond ? (
        <p className="text-ink-2 text-sm">
          Este texto tem partes que o editor não edita (listas de definições, legendas, índices): elas se
          mudam no HTML.
        </p>
      ) : (
        <Button size="sm" tone="quiet" className="self-end" onClick={() => setAsHtml(!asHtml)}>
          {asHtml ? 'Voltar ao editor' : 'Editar como HTML'}
        </Button>
      )}
    </div>
  );
}
