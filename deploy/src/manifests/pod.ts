import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { MONITORING_PORT, PORT, type Workload } from './workloads';

/** Image of all programs; its tag is the release of the repository. */
const IMAGE = 'registry.example/dongne:1.0.0';
const PROGRAMS = '/app/deploy/dist';
/** User of the image, without rights. */
const USER = 65_532;
/** Time for requests that are running; longer than the programs take to stop. */
const GRACE_SECONDS = 30;
/** Delay until every proxy has removed a stopping pod from its list. */
const DRAIN_SECONDS = 5;

const fromMap = (name: string) => ({ name, valueFrom: { configMapKeyRef: { name: 'dongne', key: name } } });
const fromSecret = (name: string) => ({ name, valueFrom: { secretKeyRef: { name: 'dongne', key: name } } });

/** Environment of a container: common values, settings and secrets, each by name. */
const environmentOf = ({ settings, secrets }: Pick<Workload, 'settings' | 'secrets'>) => [
  { name: 'NODE_ENV', value: 'production' },
  { name: 'LISTEN_ADDRESS', value: '0.0.0.0' },
  { name: 'PORT', value: String(PORT) },
  { name: 'METRICS_PORT', value: String(MONITORING_PORT) },
  { name: 'DATA_DIR', value: '/tmp/data' },
  { name: 'CACHE_DIR', value: '/cache' },
  ...settings.map(fromMap),
  ...secrets.map(fromSecret),
];

const probe = (path: string, failureThreshold: number) => ({
  httpGet: { path, port: 'monitoring' },
  periodSeconds: 5,
  timeoutSeconds: 3,
  failureThreshold,
});

const serving = {
  ports: [
    { name: 'http', containerPort: PORT },
    { name: 'monitoring', containerPort: MONITORING_PORT },
  ],
  startupProbe: probe('/healthz', 24),
  readinessProbe: probe('/readyz', 2),
  livenessProbe: probe('/healthz', 6),
  lifecycle: { preStop: { exec: { command: ['sleep', String(DRAIN_SECONDS)] } } },
};

/** Pod of a program: no rights, a root that cannot be written, and two folders that may be lost. */
export const podOf = (
  workload: Pick<Workload, 'name' | 'command' | 'settings' | 'secrets'> & Partial<Workload>,
  restartPolicy: 'Always' | 'Never',
): IPodSpec => ({
  automountServiceAccountToken: false,
  restartPolicy,
  terminationGracePeriodSeconds: GRACE_SECONDS,
  securityContext: { runAsNonRoot: true, runAsUser: USER, fsGroup: USER, seccompProfile: { type: 'RuntimeDefault' } },
  ...(restartPolicy === 'Never'
    ? {}
    : {
        topologySpreadConstraints: [
          {
            maxSkew: 1,
            topologyKey: 'kubernetes.io/hostname',
            whenUnsatisfiable: 'ScheduleAnyway',
            labelSelector: { matchLabels: { app: workload.name } },
          },
        ],
      }),
  containers: [
    {
      name: workload.name,
      image: IMAGE,
      command: [
        'node',
        '--enable-source-maps',
        ...workload.command.map((part, at) => (at === 0 ? `${PROGRAMS}/${part}` : part)),
      ],
      env: environmentOf(workload),
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      resources: {
        requests: { cpu: workload.cpu ?? '100m', memory: workload.memory?.request ?? '256Mi' },
        limits: { memory: workload.memory?.limit ?? '512Mi' },
      },
      volumeMounts: [
        { name: 'cache', mountPath: '/cache' },
        { name: 'scratch', mountPath: '/tmp' },
      ],
      ...(workload.isServer === true ? serving : {}),
    },
  ],
  volumes: [
    { name: 'cache', emptyDir: { sizeLimit: '1Gi' } },
    { name: 'scratch', emptyDir: { sizeLimit: '256Mi' } },
  ],
});
