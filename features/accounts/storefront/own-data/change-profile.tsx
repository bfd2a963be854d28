import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { characteristicFromWire } from '#features/suppliers/contract/characteristic.wire.ts';
import { answersTo } from '#features/suppliers/domain/characteristic.ts';
import { CharacteristicInput } from '#features/suppliers/storefront/characteristic-input.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/forms/text-field.tsx';
import { Refused } from '#platform/ui/refused.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { useApi } from '#platform/web/use-api.ts';
import { UPDATE_FAILED } from '../../contract/clients/own-account-texts.ts';
import { changeProfileEndpoint } from '../../contract/clients/profile.endpoints.ts';
import { capacityMay } from '../../domain/capacity-may.ts';
import { formatDocument } from '../../domain/document.ts';
import { formatPhone } from '../../domain/registration/personal-fields.ts';
import { type ProfileDraft, parseProfile } from '../../domain/registration/profile.ts';
import { sessionQuery } from '../login/session-query.ts';
import { useSession } from '../login/use-session.ts';
import { profileQuery } from './own-data-queries.ts';

/** Edits name, phone and answers to the shop; the document is read-only. Spec 2, update registration. */
export function ChangeProfile() {
  const api = useApi();
  const { id } = useShop();
  const session = useSession();
  const queryClient = useQueryClient();
  const query = profileQuery(api, id, session);
  const { data: profile } = useSuspenseQuery(query);
  const company = profile.tipo === 'EMPRESA';
  const questions = profile.perguntas.map(characteristicFromWire);
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      profile.caracteristicas.map(({ idcaracteristica, valor }) => [idcaracteristica, valor]),
    ),
  );
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);
  const { register, getValues, handleSubmit, setError, setFocus, formState } = useForm<ProfileDraft>({
    defaultValues: {
      name: profile.nome,
      phone: formatPhone(profile.telefone ?? ''),
      stateRegistration: profile.inscricaoestadual ?? '',
    },
  });
  const save = useMutation({
    mutationFn: async (draft: ProfileDraft) => {
      const { message } = await api.call(changeProfileEndpoint, {
        params: { idcliente: session.clientId, idfornecedor: id },
        body: {
          nome: draft.name,
          telefone: draft.phone,
          inscricaoestadual: draft.stateRegistration,
          caracteristicas: Object.entries(answers).map(([idcaracteristica, valor]) => ({
            idcaracteristica,
            valor,
          })),
        },
      });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.queryKey }),
        queryClient.invalidateQueries({ queryKey: sessionQuery(api).queryKey }),
      ]);
      showToast({ text: message });
    },
  });
  const submit = (): void => {
    const draft = getValues();
    const parsed = parseProfile(draft, company);
    const given = Object.entries(answers).map(([question, answer]) => ({ id: question, answer }));
    const validAnswers = answersTo(questions, given);
    setUnanswered(validAnswers.ok ? [] : validAnswers.refusal);
    const wrong = parsed.ok ? [] : Object.entries(parsed.refusal);
    for (const [field, message] of wrong) setError(field as keyof ProfileDraft, { message });
    const [first] = wrong;
    if (first !== undefined) setFocus(first[0] as keyof ProfileDraft);
    else if (validAnswers.ok) save.mutate(draft);
  };
  const may = session.capacity !== undefined && capacityMay(session.capacity, 'registration:change');
  const { errors } = formState;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        {company && <Fact name="Razão social" value={profile.razaosocial ?? ''} />}
        <Fact name={company ? 'CNPJ' : 'Documento'} value={formatDocument(profile.cpf ?? '')} />
      </dl>
      {may ? (
        <form method="post" noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={handleSubmit(submit)}>
          <TextField
            label={company ? 'Nome do responsável' : 'Nome completo'}
            autoComplete="name"
            maxLength={120}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextField
            label="Telefone com DDD"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            error={errors.phone?.message}
            {...register('phone')}
          />
          {company && (
            <TextField
              label="Inscrição estadual"
              optional
              autoComplete="off"
              maxLength={30}
              error={errors.stateRegistration?.message}
              {...register('stateRegistration')}
            />
          )}
          {questions.map((one) => (
            <CharacteristicInput
              key={one.id}
              question={one}
              answer={answers[one.id] ?? ''}
              error={unanswered.includes(one.name) ? 'Responda para continuar.' : undefined}
              onAnswer={(answer) => setAnswers({ ...answers, [one.id]: answer })}
            />
          ))}
          <div className="grid gap-3 sm:col-span-2">
            <Refused error={save.error} otherwise={UPDATE_FAILED} />
            <Button type="submit" tone="primary" className="justify-self-start" busy={save.isPending}>
              Salvar cadastro
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-ink-2 text-sm">Só quem é principal do cadastro pode mudá-lo.</p>
      )}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-medium">{value || 'Não informado'}</dd>
    </div>
  );
}
