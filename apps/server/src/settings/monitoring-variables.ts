import { Type } from 'typebox';
import { address } from './address-pattern.ts';

/** How a process is watched: docs/monitoring.md. */
export const monitoringVariables = {
  SLOW_QUERY_MS: Type.Integer({
    minimum: 0,
    maximum: 3_600_000,
    default: 1_000,
    description:
      'deve ser um número inteiro: a partir de quantos milissegundos uma consulta aparece no log, ou 0 para nenhuma',
    meaning: 'Milliseconds from which a query is logged by its name; 0: none.',
  }),
  METRICS_PORT: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 65_535,
      description: 'deve ser um número de porta, de 0 a 65535, diferente de PORT',
      meaning: 'Serves metrics for Prometheus. Without it nothing is measured.',
    }),
  ),
  // Reachable from this machine alone: the figures name nobody, but say how much a platform sells.
  METRICS_HOST: Type.String({
    pattern: '^[A-Za-z0-9.:_-]+$',
    default: '127.0.0.1',
    description: 'deve ser um nome ou endereço IP em que escutar, como 127.0.0.1 ou 10.0.0.5',
    meaning: 'Address of that port. The figures name nobody, but say how much the platform sells.',
  }),
  // These three have OpenTelemetry's names and meanings; its exporter reads OTEL_EXPORTER_OTLP_HEADERS itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: address('https?'),
      description: 'deve ser o endereço http de um receptor OTLP, como http://localhost:4318',
      meaning: 'Where traces are sent. Without it there are none.',
    }),
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.String({
    pattern: '^(0|1|0?\\.[0-9]{1,6}|1\\.0{1,6})$',
    default: '1',
    description: 'deve ser um número de 0 a 1: a parte dos rastros que é gravada, como 0.05',
    meaning: 'Share of the traces that is recorded.',
  }),
  OTEL_SERVICE_NAME: Type.String({
    default: 'vitrine',
    maxLength: 100,
    description: 'deve ter no máximo 100 caracteres',
    meaning: 'Name of this service in traces.',
  }),
};
