const MAX_PORT = 65_535;

/**
 * Reads `METRICS_PORT`, where metrics and the OpenAPI document are besides the public port; null for none.
 *
 * @throws {Error} with one sentence when it is no port, or the public one.
 */
export const metricsPortOf = (
  environment: Readonly<Record<string, string | undefined>>,
  publicPort: number,
): number | null => {
  const text = environment['METRICS_PORT'] ?? '';
  if (text === '') return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > MAX_PORT)
    throw new Error(`METRICS_PORT must be a port, not "${text}"`);
  if (port === publicPort)
    throw new Error(`METRICS_PORT is the public port ${port} of the API, which customers reach: choose another one.`);
  return port;
};
