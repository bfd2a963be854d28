import { endpoint } from '#platform/contract/endpoint.ts';
import type { mapSettingsSchema } from './map-settings.schema.ts';

export const mapSettings = endpoint<typeof mapSettingsSchema>('GET', '/v4/mapa');
