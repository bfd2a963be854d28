interface Fact {
  readonly label: string;
  /** Empty: left out. */
  readonly value: string;
}

/** Labels and values in columns. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
    {facts
      .filter(({ value }) => value !== '')
      .map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
  </dl>
);
