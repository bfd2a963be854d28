export { startConsent } from './consent/start-consent.ts';
