import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { contextOf, contextWith } from './trace-context';

const tracer = () => trace.getTracer('dongne');

/** Ends a span; one that failed is marked, without the error's message, which may quote personal data. */
const endSpan = (span: Span, error?: unknown): void => {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  }
  span.end();
};

const runIn = async <Result>(parent: Context, span: Span, work: () => Promise<Result>): Promise<Result> => {
  try {
    const result = await context.with(contextWith(parent, span), work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error ?? 'unknown');
    throw error;
  }
};

/**
 * Runs work in a span below the current one.
 *
 * @returns the result of the work.
 * @throws what the work throws.
 */
export const inSpan = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> =>
  runIn(context.active(), tracer().startSpan(name, { attributes }), work);

/** Runs work without a request, such as a due job, in a trace of its own. */
export const inOwnTrace = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  runIn(ROOT_CONTEXT, tracer().startSpan(name, {}, ROOT_CONTEXT), work);

/** Open span of a request. */
export interface RequestSpan {
  /** Context in which the request is answered. */
  readonly context: Context;
  /**
   * Ends the span.
   *
   * @param route template of the path, without ids and query.
   */
  readonly end: (answer: { readonly method: string; readonly route: string; readonly status: number }) => void;
}

/** Key under which a browser says how long ago the person pressed, in ms. */
const TAP = 'tap';
/** A press longer ago than this did not cause a request. */
const MAX_TAP_MS = 60_000;

const tapAgeOf = (parent: Context): number | undefined => {
  const age = Number(trace.getSpanContext(parent)?.traceState?.get(TAP));
  return age >= 0 && age <= MAX_TAP_MS ? age : undefined;
};

/**
 * Starts the span of a request, in the trace that its headers name or in a new one.
 *
 * @param tapped whether a browser may say when the person pressed: a span from there on is then the parent, so that the
 *   trace shows the whole wait.
 */
export const startRequestSpan = (
  headers: Parameters<typeof contextOf>[0],
  name: string,
  { tapped }: { readonly tapped: boolean },
): RequestSpan => {
  const parent = contextOf(headers);
  const tapAge = tapped ? tapAgeOf(parent) : undefined;
  const tap = tapAge === undefined ? undefined : tracer().startSpan('tap', { startTime: Date.now() - tapAge }, parent);
  const span = tracer().startSpan(
    name,
    { kind: SpanKind.SERVER },
    tap === undefined ? parent : contextWith(parent, tap),
  );
  return {
    context: contextWith(parent, span),
    end: ({ method, route, status }) => {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      tap?.end();
    },
  };
};

/** Runs code in a context, with everything that it starts. */
export const inContext = <Result>(active: Context, work: () => Result): Result => context.with(active, work);

/** Whether the running code belongs to a trace that is exported. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/**
 * Starts the span of a statement of the database.
 *
 * @param text the statement with placeholders; it never contains values.
 * @returns ends it.
 */
export const startStatementSpan = (name: string, text: string): ((error?: unknown) => void) => {
  const span = tracer().startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  return (error) => endSpan(span, error);
};
