// Entry point of observability: logs, traces and metrics of servers.
export { createLog, printTo, serviceName } from './logging/log';
export { methodLabel } from './metrics/method-label';
export { measureReadiness } from './metrics/ready-metric';
export { logsJson, tracingSettingsOf } from './settings';
export { programVersion } from './tracing/program-version';
export { carryTraces, traceFields, traceHeaders } from './tracing/trace-context';
export {
  inContext,
  inOwnTrace,
  inSpan,
  isTraced,
  type RequestSpan,
  startRequestSpan,
  startStatementSpan,
} from './tracing/spans';
export { type Service, startTracing, type TracingSettings } from './tracing/start-tracing';
