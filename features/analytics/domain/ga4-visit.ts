/** A visit at a shop's Google Analytics, as the storefront hands it over with an order: 'G-1A2B3C|123.456|1795000000'. */
export interface Ga4Visit {
  readonly measurementId: string;
  /** Google's id of the browser. */
  readonly clientId: string;
  /** Google's id of the visit. */
  readonly sessionId: string;
}

export const visitText = ({ measurementId, clientId, sessionId }: Ga4Visit): string =>
  `${measurementId}|${clientId}|${sessionId}`;

/** Undefined for a text that is none, and for a visit at another id than the shop's: its cookie was another shop's. */
export function visitAt(shopsId: string, text: string): Ga4Visit | undefined {
  const [measurementId, clientId = '', sessionId = ''] = text.split('|');
  const isComplete = measurementId === shopsId && clientId !== '' && sessionId !== '';
  return isComplete ? { measurementId, clientId, sessionId } : undefined;
}
