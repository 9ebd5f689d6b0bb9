/** Program of the image that runs in the cluster. */
export interface Workload {
  readonly name: string;
  /** File in `deploy/dist`, and its arguments. */
  readonly command: readonly string[];
  readonly replicas: number;
  /** Most replicas of the autoscaler; none where one process is enough. */
  readonly maxReplicas?: number;
  /** Whether it answers requests; else it only works. */
  readonly isServer: boolean;
  /** Names of settings that come from the ConfigMap `dongne`. */
  readonly settings: readonly string[];
  /** Names of settings that come from the Secret `dongne`. */
  readonly secrets: readonly string[];
  readonly memory: { readonly request: string; readonly limit: string };
  readonly cpu: string;
  /** Names of the workloads that may call it; `ingress` for customers. */
  readonly callers: readonly string[];
}

/** Port of requests, in every pod. */
export const PORT = 8_080;
/** Port of probes and metrics, which no customer reaches. */
export const MONITORING_PORT = 9_464;

const TRACES = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG'];
const STORE = ['RELEASE_STORE', 'S3_ENDPOINT', 'S3_REGION'];
const STORE_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Workloads of a deployment. A remote's files come from the CDN in front of the bucket: it needs no pod. */
export const WORKLOADS: readonly Workload[] = [
  {
    name: 'api',
    command: ['api.mjs'],
    replicas: 2,
    maxReplicas: 10,
    isServer: true,
    settings: [
      'DATABASE_POOLER',
      'FILES',
      'S3_ENDPOINT',
      'S3_REGION',
      'PUBLIC_ORIGIN',
      'REGISTRY_URL',
      'TRUST_PROXY',
      ...TRACES,
    ],
    secrets: ['DATABASE_DIRECT_URL', 'DATABASE_URL', 'HEALTH_SECRET', 'OPERATOR_KEY', 'TOKEN_SECRET', ...STORE_KEYS],
    memory: { request: '384Mi', limit: '1Gi' },
    cpu: '250m',
    callers: ['shell-host', 'judge'],
  },
  {
    name: 'shell-host',
    command: ['shell-host.mjs'],
    replicas: 2,
    maxReplicas: 10,
    isServer: true,
    settings: ['API_ORIGIN', 'ORIGIN_TEMPLATE', 'PUBLIC_ORIGIN', 'TRUST_PROXY', ...STORE, ...TRACES],
    secrets: ['HEALTH_SECRET', 'PREVIEW_SECRET', ...STORE_KEYS],
    memory: { request: '768Mi', limit: '2Gi' },
    cpu: '250m',
    callers: ['ingress', 'api'],
  },
  {
    name: 'judge',
    command: ['release.mjs', 'judge'],
    replicas: 1,
    isServer: false,
    settings: ['API_ORIGIN', 'ORIGIN_TEMPLATE', 'PUBLIC_ORIGIN', ...STORE],
    secrets: ['OPERATOR_KEY', ...STORE_KEYS],
    memory: { request: '96Mi', limit: '256Mi' },
    cpu: '25m',
    callers: [],
  },
];

/** Step before the API: migrates the database, and ends. */
export const MIGRATE = {
  name: 'migrate',
  command: ['migrate.mjs'],
  settings: ['DATABASE_POOLER'],
  secrets: ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
} as const;

/** Values of the ConfigMap, to be replaced by those of the cluster. */
export const SETTINGS: Readonly<Record<string, string>> = {
  API_ORIGIN: `http://api:${PORT}`,
  DATABASE_POOLER: 'transaction',
  FILES: 's3://dongne-photos/files',
  ORIGIN_TEMPLATE: 'https://{name}.cdn.example',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.observability:4318',
  OTEL_TRACES_SAMPLER_ARG: '0.1',
  PUBLIC_ORIGIN: 'https://dongne.example',
  REGISTRY_URL: `http://shell-host:${PORT}/registry.json`,
  RELEASE_STORE: 's3://dongne-releases/store',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'ap-northeast-2',
  TRUST_PROXY: '10.0.0.0/8',
};
