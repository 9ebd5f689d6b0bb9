import type { TracingSettings } from './tracing/start-tracing';

type Environment = Readonly<Record<string, string | undefined>>;

/** Share of the traces that are exported where nothing is set. */
const DEFAULT_SHARE = 0.1;

/**
 * Reads the settings of tracing.
 *
 * @throws with a sentence for an address or share that cannot be used.
 */
export const tracingSettingsOf = (environment: Environment): TracingSettings => {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  if (endpoint !== '' && !(URL.canParse(endpoint) && /^https?:/i.test(endpoint)))
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as "http://collector:4318", not "${endpoint}"`,
    );
  const typed = environment['OTEL_TRACES_SAMPLER_ARG'] ?? '';
  const share = typed === '' ? DEFAULT_SHARE : Number(typed);
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${typed}"`);
  return { endpoint, share };
};

/** Whether log lines are JSON: in production, elsewhere with `LOG_FORMAT=json`. */
export const logsJson = (environment: Environment): boolean =>
  (environment['LOG_FORMAT'] || (environment['NODE_ENV'] === 'production' ? 'json' : 'text')) === 'json';
