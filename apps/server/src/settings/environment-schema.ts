import { type Static, Type } from 'typebox';
import { databaseVariables } from './database-variables.ts';
import { monitoringVariables } from './monitoring-variables.ts';
import { processVariables } from './process-variables.ts';
import { serviceVariables } from './service-variables.ts';
import { webVariables } from './web-variables.ts';

/**
 * Every environment variable that the product reads. A `description` completes the sentence "A variável de ambiente NAME …",
 * `meaning` is for the table of docs/running.md, `usual` says the default where it is computed, and the value of a `secret` is never
 * printed. Lists are separated by commas.
 */
export const variableGroups = {
  Process: processVariables,
  Web: webVariables,
  Database: databaseVariables,
  Services: serviceVariables,
  Monitoring: monitoringVariables,
};

export const environmentSchema = Type.Object({
  ...processVariables,
  ...webVariables,
  ...databaseVariables,
  ...serviceVariables,
  ...monitoringVariables,
});

export type Environment = Static<typeof environmentSchema>;
export type VariableName = keyof Environment;

/** The parts of a variable's schema that the settings read. */
export interface Variable {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly { readonly const: string }[];
  readonly default?: string | number;
  readonly description: string;
  readonly meaning: string;
  readonly usual?: string;
  readonly secret?: boolean;
}

export const variableOf = (name: VariableName): Variable =>
  environmentSchema.properties[name] as unknown as Variable;
