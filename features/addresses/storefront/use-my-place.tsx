import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#platform/ui/button.tsx';
import { useApi } from '#platform/web/use-api.ts';
import type { Fields } from './address-form-values.ts';
import { fillFromMap } from './fill-from-map.ts';
import { mapSettingsQuery, placeAtQuery } from './place-queries.ts';
import { whereAmI } from './where-am-i.ts';

/** A button that fills in the address of the user's position; hidden unless a geocoder is configured. */
export function UseMyPlace({ form }: { readonly form: UseFormReturn<Fields> }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: settings } = useQuery(mapSettingsQuery(api));
  const [state, setState] = useState<keyof typeof words>('idle');
  if (settings?.geocodifica !== true) return null;

  const fill = async (): Promise<keyof typeof words> => {
    const position = await whereAmI();
    if (position === undefined) return 'unknown';
    const place = await queryClient.fetchQuery(placeAtQuery(api, position)).catch(() => null);
    form.setValue('position', position, { shouldDirty: true });
    if (place === null) return 'nothing';
    for (const [name, text] of Object.entries(fillFromMap(place, form.getValues()))) {
      form.setValue(name as keyof Fields, text, { shouldDirty: true });
      if (text !== '') form.clearErrors(name as keyof Fields);
    }
    form.setFocus(form.getValues('street') === '' ? 'street' : 'number');
    return 'found';
  };
  const press = async (): Promise<void> => {
    setState('asking');
    setState(await fill());
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button size="sm" busy={state === 'asking'} onClick={() => void press()}>
        <LocateFixed aria-hidden="true" className="size-4" />
        Usar minha localização
      </Button>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {words[state]}
      </p>
    </div>
  );
}

const words = {
  idle: '',
  asking: 'Procurando onde você está…',
  found: 'Confira o endereço e informe o número.',
  nothing: 'Não achamos o endereço deste lugar. Informe o CEP.',
  unknown: 'Não conseguimos saber onde você está. Informe o CEP.',
} as const;
