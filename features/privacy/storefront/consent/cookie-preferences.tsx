import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { showToast } from '#platform/ui/toasts/toast-state.ts';
import { ALL_TRUE, NECESSARY_ONLY, type Preferences } from '../../domain/consent.ts';
import { saveConsent, storedConsent } from './browser-choice.ts';
import { PreferenceFields } from './preference-fields.tsx';

/** Lets visitors make or change the choice at any time. Forbidden data is deleted at once. */
export function CookiePreferences() {
  // Stored preferences are known in the browser only, not while rendering on the server.
  const [wanted, setWanted] = useState(NECESSARY_ONLY);
  useEffect(() => setWanted(storedConsent()?.preferences ?? NECESSARY_ONLY), []);
  const save = (preferences: Preferences): void => {
    saveConsent(preferences);
    setWanted(preferences);
    showToast({ text: 'Sua escolha foi guardada.' });
  };
  return (
    <div className="flex flex-col gap-4">
      <PreferenceFields preferences={wanted} onChange={setWanted} />
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => save(wanted)}>Salvar a minha escolha</Button>
        <Button onClick={() => save(NECESSARY_ONLY)}>Recusar</Button>
        <Button onClick={() => save(ALL_TRUE)}>Aceitar</Button>
      </div>
    </div>
  );
}
