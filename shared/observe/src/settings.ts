import { LOG_FORMAT, OTLP_ENDPOINT, TRACES_SHARE, valueOf, type Environment } from '@dongne/contract/server';
import type { TracingSettings } from './tracing/start-tracing';

/**
 * Reads the settings of tracing.
 *
 * @throws with a sentence for an address or share that cannot be used.
 */
export const tracingSettingsOf = (environment: Environment): TracingSettings => ({
  endpoint: valueOf(OTLP_ENDPOINT, environment) ?? '',
  share: valueOf(TRACES_SHARE, environment),
});

/** Whether log lines are JSON: in production, elsewhere with `LOG_FORMAT=json`. */
export const logsJson = (environment: Environment): boolean =>
  (valueOf(LOG_FORMAT, environment) || (environment['NODE_ENV'] === 'production' ? 'json' : 'text')) === 'json';
