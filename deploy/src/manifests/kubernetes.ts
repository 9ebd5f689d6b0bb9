import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { podOf } from './pod';
import { MIGRATE, MONITORING_PORT, PORT, SETTINGS, type Workload, WORKLOADS } from './workloads';

/** CPU, in percent of the request, at which another replica starts. Slow answers are an alert, not a reason. */
const BUSY_PERCENT = 70;

const labelsOf = (name: string) => ({ app: name, 'app.kubernetes.io/part-of': 'dongne' });

const deploymentOf = (workload: Workload) =>
  new Deployment({
    metadata: { name: workload.name, labels: labelsOf(workload.name) },
    spec: {
      replicas: workload.replicas,
      // A new pod is ready before an old one goes. The judge acts once at a time.
      strategy: workload.isServer
        ? { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } }
        : { type: 'Recreate' },
      selector: { matchLabels: { app: workload.name } },
      template: {
        metadata: {
          labels: labelsOf(workload.name),
          annotations: {
            'prometheus.io/scrape': String(workload.isServer),
            'prometheus.io/port': String(MONITORING_PORT),
          },
        },
        spec: podOf(workload, 'Always'),
      },
    },
  });

const serviceOf = ({ name }: Workload) =>
  new Service({
    metadata: { name, labels: labelsOf(name) },
    spec: { selector: { app: name }, ports: [{ name: 'http', port: PORT, targetPort: 'http' }] },
  });

const budgetOf = ({ name }: Workload) =>
  new PodDisruptionBudget({
    metadata: { name, labels: labelsOf(name) },
    spec: { minAvailable: 1, selector: { matchLabels: { app: name } } },
  });

const autoscalerOf = ({ name, replicas, maxReplicas = replicas }: Workload) =>
  new HorizontalPodAutoscaler({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: replicas,
      maxReplicas,
      metrics: [
        {
          type: 'Resource',
          resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: BUSY_PERCENT } },
        },
      ],
    },
  });

/** Namespaces from which customers and Prometheus come. */
const NAMESPACES: Readonly<Record<string, string>> = { ingress: 'ingress-nginx', monitoring: 'observability' };

const namespace = (kind: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': NAMESPACES[kind] ?? kind } },
});

/** Lets in the callers of a workload, and Prometheus on the monitoring port. */
const policyOf = ({ name, callers, isServer }: Workload) =>
  new NetworkPolicy({
    metadata: { name, labels: labelsOf(name) },
    spec: {
      podSelector: { matchLabels: { app: name } },
      policyTypes: ['Ingress'],
      ingress: isServer
        ? [
            {
              from: callers.map((caller) =>
                caller === 'ingress' ? namespace('ingress') : { podSelector: { matchLabels: { app: caller } } },
              ),
              ports: [{ port: PORT, protocol: 'TCP' }],
            },
            { from: [namespace('monitoring')], ports: [{ port: MONITORING_PORT, protocol: 'TCP' }] },
          ]
        : [],
    },
  });

/**
 * Migrates before the new API starts, and never after: pods that wait for the migration would keep the release from
 * becoming ready. One that fails ends the release; the old pods run on.
 */
const migration = () =>
  new Job({
    metadata: {
      name: MIGRATE.name,
      labels: labelsOf(MIGRATE.name),
      annotations: {
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-delete-policy': 'before-hook-creation',
        'argocd.argoproj.io/hook': 'PreSync',
      },
    },
    spec: {
      backoffLimit: 0,
      template: { metadata: { labels: labelsOf(MIGRATE.name) }, spec: podOf(MIGRATE, 'Never') },
    },
  });

/** Customers reach the shell's host alone. Streams stay open; a photo of 15 MB fits. */
const ingress = () =>
  new Ingress({
    metadata: {
      name: 'dongne',
      labels: labelsOf('dongne'),
      annotations: {
        'nginx.ingress.kubernetes.io/proxy-body-size': '20m',
        'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
        'nginx.ingress.kubernetes.io/proxy-read-timeout': '120',
      },
    },
    spec: {
      ingressClassName: 'nginx',
      tls: [{ hosts: ['dongne.example'], secretName: 'dongne-tls' }],
      rules: [
        {
          host: 'dongne.example',
          http: {
            paths: [
              { path: '/', pathType: 'Prefix', backend: { service: { name: 'shell-host', port: { name: 'http' } } } },
            ],
          },
        },
      ],
    },
  });

/** Returns all objects of a deployment, in the order in which they are applied. */
export const manifests = () => {
  const servers = WORKLOADS.filter(({ isServer }) => isServer);
  return [
    new ConfigMap({ metadata: { name: 'dongne', labels: labelsOf('dongne') }, data: { ...SETTINGS } }),
    ...WORKLOADS.map(policyOf),
    migration(),
    ...WORKLOADS.map(deploymentOf),
    ...servers.map(serviceOf),
    ...servers.map(budgetOf),
    ...servers.map(autoscalerOf),
    ingress(),
  ];
};
