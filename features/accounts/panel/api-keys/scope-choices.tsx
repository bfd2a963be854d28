import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';
import { FormCheckboxGroup } from '#platform/panel/forms/fields/form-checkbox-group.tsx';
import type { PanelForm } from '#platform/panel/forms/panel-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { apiScopeNames, READING_SCOPES } from '../../contract/api-keys/scope-texts.ts';
import { mayGiveScope } from '../../domain/api-keys/give-scopes.ts';
import { useStaffPlace } from '../staff-place.ts';

interface ScopeChoicesProps<Values extends { scopes: string[] }> {
  readonly form: PanelForm<Values>;
  /** What the key may do so far; of what the person may not do themselves, only this can stay. */
  readonly already?: readonly ApiScope[];
}

const HINT = 'Em nome do cliente. Dê só o que o sistema usa: sem a permissão, a chamada é recusada.';

/** What a key may do: only what the person may do in the panel themselves. */
export function ScopeChoices<Values extends { scopes: string[] }>({
  form: general,
  already = [],
}: ScopeChoicesProps<Values>) {
  // Of the values only these are read here.
  const form = general as unknown as PanelForm<{ scopes: string[] }>;
  const { standing } = useStaffPlace();
  const isOffered = (scope: ApiScope): boolean => already.includes(scope) || mayGiveScope(standing, scope);
  const choose = (chosen: readonly ApiScope[]): void =>
    form.form.setValue('scopes', chosen.filter(isOffered), { shouldDirty: true, shouldValidate: true });
  const isLimited = !API_SCOPES.every(isOffered);
  return (
    <div className="flex flex-col gap-2">
      <FormCheckboxGroup
        form={form}
        name="scopes"
        label="O que ela pode"
        hint={isLimited ? `${HINT} Você só pode dar o que você mesmo pode fazer no painel.` : HINT}
        options={API_SCOPES.map((scope) => ({
          value: scope,
          label: apiScopeNames[scope],
          disabled: !isOffered(scope),
        }))}
        required="Escolha ao menos uma permissão."
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose(READING_SCOPES)}>
          Marcar só consultas
        </Button>
        <Button size="sm" onClick={() => choose(API_SCOPES)}>
          Marcar tudo
        </Button>
      </div>
    </div>
  );
}
