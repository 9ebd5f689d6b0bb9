import type { FastifyRequest } from 'fastify';
import { traceFields } from '@dongne/observe';

/** Trace that a call belongs to, as its log lines name it, else its own id. */
export const traceIdOf = ({ id }: FastifyRequest): string => traceFields().trace_id ?? id;
