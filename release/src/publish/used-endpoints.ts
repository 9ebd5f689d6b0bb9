import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { USED_ENDPOINTS_FILE } from '@dongne/build/outputs';
import { endpoints, type Endpoint } from '@dongne/contract';
import * as v from 'valibot';

const PREFIX = '/v1/app';

const ENDPOINT = v.object({ method: v.string(), path: v.string() });
const isEndpoint = (value: unknown): value is Endpoint => v.is(ENDPOINT, value);

/** Lists the operations of an endpoint; a call for visitors has a path of its own. */
const operationsOf = (endpoint: Endpoint): string[] => {
  const { method, path } = endpoint;
  const isForVisitors = 'isForVisitors' in endpoint;
  return [path, ...(isForVisitors ? [`/nonMember${path}`] : [])].map(
    (each) => `${method.toUpperCase()} ${PREFIX}${each}`,
  );
};

/**
 * Reads the operations of the API that a build uses: `GET /v1/app/claim/{id}`.
 *
 * @throws when the folder was not built with the preset.
 */
export const readUsedOperations = async (folder: string): Promise<string[]> => {
  const names: string[] = JSON.parse(await readFile(join(folder, USED_ENDPOINTS_FILE), 'utf8'));
  const known: Readonly<Record<string, unknown>> = endpoints;
  return names.flatMap((name) => (isEndpoint(known[name]) ? operationsOf(known[name]) : [])).sort();
};

/** Operations of an API by its OpenAPI document: `GET /v1/app/claim/{id}`. */
export type LiveOperations = ReadonlySet<string>;

const DOCUMENT = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Lists the operations of an OpenAPI document. @throws when it is none. */
export const operationsOfDocument = (document: unknown): LiveOperations =>
  new Set(
    Object.entries(v.parse(DOCUMENT, document).paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );

/** Time limit for the live API's document: a publication does not wait for an API that is down. */
const DOCUMENT_TIMEOUT_MS = 2_000;

/**
 * Address of the live API's document: `OPENAPI_URL`, else on the port of its metrics where it has one on this machine,
 * else on its own.
 */
export const documentUrl = (
  { OPENAPI_URL = '', METRICS_PORT = '' }: Readonly<Record<string, string | undefined>>,
  apiOrigin: string,
): string => {
  if (OPENAPI_URL !== '') return OPENAPI_URL;
  const origin = new URL(apiOrigin);
  if (METRICS_PORT !== '') origin.port = METRICS_PORT;
  return `${origin.origin}/openapi.json`;
};

/** Reads the operations of the live API; `undefined` when it does not answer in time. */
export const readLiveOperations = async (url: string): Promise<LiveOperations | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DOCUMENT_TIMEOUT_MS) });
    return answer.ok ? operationsOfDocument(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
};

/** Objects to operations that the live API lacks, in one sentence. */
export const objectionsToOperations = (
  name: string,
  used: readonly string[] = [],
  live: LiveOperations | undefined,
): string[] => {
  const missing = live === undefined ? [] : used.filter((operation) => !live.has(operation));
  return missing.length === 0
    ? []
    : [`${name} calls ${missing.join(', ')}, which the live API does not have: deploy the API first.`];
};
