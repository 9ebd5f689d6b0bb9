import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** Headers of a request, as Node parses them. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;

/**
 * Makes trace ids travel through this process: from the header `traceparent` to log lines and calls, also while spans
 * are exported nowhere. Called once, before the first request.
 */
export const carryTraces = (): void => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
};

/** Returns the context that the headers of a request name; an empty one for none or an invalid `traceparent`. */
export const contextOf = (headers: Headers): Context => propagation.extract(ROOT_CONTEXT, headers);

/** Returns a context with a span as the current one. A span that is exported nowhere gets a trace id all the same. */
export const contextWith = (parent: Context, span: Span): Context =>
  isSpanContextValid(span.spanContext())
    ? trace.setSpan(parent, span)
    : trace.setSpanContext(parent, {
        traceId: randomBytes(TRACE_ID_BYTES).toString('hex'),
        spanId: randomBytes(SPAN_ID_BYTES).toString('hex'),
        traceFlags: TraceFlags.NONE,
      });

/** Returns the trace of a context, by default the current one, as fields of a log line; none outside of a trace. */
export const traceFields = (within = context.active()): { readonly trace_id?: string } => {
  const traceId = trace.getSpanContext(within)?.traceId;
  return traceId === undefined ? {} : { trace_id: traceId };
};

/** Returns the headers that hand the current trace to the next service; none outside of a trace. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
};
