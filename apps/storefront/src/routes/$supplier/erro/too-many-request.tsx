import { createFileRoute } from '@tanstack/react-router';
import { TooManyRequests } from '../../../shell/errors/too-many-requests.tsx';

/** Every response 429 leads here. Spec 7. */
export const Route = createFileRoute('/$supplier/erro/too-many-request')({
  head: () => ({ meta: [{ title: 'Muitas solicitações' }, { name: 'robots', content: 'noindex' }] }),
  component: TooManyRequests,
});
