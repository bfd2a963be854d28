import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { hintsBelow } from '#platform/panel/forms/form-section.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { cx } from '#platform/ui/cx.ts';
import { Refused } from '#platform/ui/refused.tsx';

interface QuestionFormProps<Values extends FieldValues> {
  readonly form: PanelForm<Values>;
  /** On the button: 'Explicar'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A form whose answer is shown beside it; nothing is saved. */
export const QuestionForm = <Values extends FieldValues>({
  form,
  label,
  children,
}: QuestionFormProps<Values>) => (
  <Card>
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className={cx('grid grid-cols-1 items-start gap-4 md:grid-cols-2', hintsBelow)}
    >
      {form.error !== null && (
        <div className="col-span-full">
          <Refused error={form.error} otherwise="Não foi possível calcular. Tente de novo." />
        </div>
      )}
      {children}
      <div className="col-span-full">
        <Button type="submit" tone="primary" busy={form.saving}>
          {label}
        </Button>
      </div>
    </form>
  </Card>
);
