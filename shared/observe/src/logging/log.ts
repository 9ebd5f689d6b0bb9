import { format } from 'node:util';
import pino, { type Logger } from 'pino';
import { traceFields } from '../tracing/trace-context';
import type { Service } from '../tracing/start-tracing';

/** Returns the name of a service in log lines: `api@1.0.0-3f2a9c01`. */
export const serviceName = ({ name, version }: Service): string => `${name}@${version}`;

/** Creates the log of a program: one JSON text a line, with the service and the trace of the running request. */
export const createLog = (service: Service, level = 'info'): Logger =>
  pino({ level, base: { service: serviceName(service) }, mixin: () => traceFields() });

/** Sends what a program and its libraries print to the log, so that each line of its output is a JSON text. */
export const printTo = (log: Logger): void => {
  console.log = (...parts: unknown[]) => log.info(format(...parts));
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  console.error = (...parts: unknown[]) => log.error(format(...parts));
};
