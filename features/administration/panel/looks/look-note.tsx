import { Alert } from '#platform/ui/alert.tsx';

/** Says that the look was recorded, and what is left out. */
export const LookNote = () => (
  <Alert tone="info">
    Esta consulta ficou registrada na auditoria da loja, com o seu nome. Endereços, telefones e documentos
    inteiros não são mostrados.
  </Alert>
);
