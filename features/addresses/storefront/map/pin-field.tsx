import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Skeleton } from '#platform/ui/loading/skeleton.tsx';
import { useDebounced } from '#platform/ui/use-debounced.ts';
import { useApi } from '#platform/web/use-api.ts';
import type { Position } from '../../domain/address.ts';
import type { Fields } from '../address-form-values.ts';
import { geocodeQuery, mapSettingsQuery, municipalitiesQuery } from '../place-queries.ts';

const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));

/** Milliseconds without typing until the address counts as finished. */
const PAUSE = 1_000;

/** The position of the address: geocoded from its text, and adjustable on a map, as far as the services are configured. */
export function PinField({ form }: { readonly form: UseFormReturn<Fields> }) {
  const api = useApi();
  const { watch, setValue, getValues, formState } = form;
  const { data: settings } = useQuery(mapSettingsQuery(api));
  const { position, state, city, street, number, district } = watch();
  const ours = useRef<Position>(undefined);
  const text = useDebounced(placeText({ street, number, district, city, state }), PAUSE);
  const asks = settings?.geocodifica === true && formState.isDirty && text !== '';
  const { data: found } = useQuery({ ...geocodeQuery(api, text), enabled: asks });
  useEffect(() => {
    const pin = getValues('position');
    // A pin that the user has placed stays.
    if (!asks || !found || (pin !== null && pin !== ours.current)) return;
    ours.current = found;
    setValue('position', found, { shouldDirty: true });
  }, [asks, found, getValues, setValue]);
  const { data: seats } = useQuery({ ...municipalitiesQuery(api, state), enabled: state !== '' });
  if (!settings?.mapas) return null;
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-md" />}>
      <PinMap
        tiles={settings.mapas.url}
        credits={settings.mapas.creditos}
        position={position}
        around={seats?.get(city)}
        error={formState.errors.position?.message}
        onPlace={(next) => setValue('position', next, { shouldDirty: true })}
      />
    </Suspense>
  );
}

/** Empty until street, number, city and state are filled in. */
function placeText(typed: Pick<Fields, 'street' | 'number' | 'district' | 'city' | 'state'>): string {
  const { street, number, district, city, state } = typed;
  if ([street, number, city, state].some((part) => part.trim() === '')) return '';
  const part = district.trim() === '' ? '' : `${district}, `;
  return `${street}, ${number}, ${part}${city} - ${state}, Brasil`.slice(0, 400);
}
