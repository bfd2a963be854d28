/** What differs between the two states of an audit event. */
type Facts = Readonly<Record<string, unknown>> | null;

interface ChangedFact {
  readonly name: string;
  /** Undefined: it was not there. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Only the facts that differ, those of the later state first. */
export function changedFacts(before: Facts, after: Facts): readonly ChangedFact[] {
  const [was, is] = [before ?? {}, after ?? {}];
  return [...new Set([...Object.keys(is), ...Object.keys(was)])]
    .map((name) => ({ name, before: was[name], after: is[name] }))
    .filter((fact) => JSON.stringify(fact.before) !== JSON.stringify(fact.after));
}
