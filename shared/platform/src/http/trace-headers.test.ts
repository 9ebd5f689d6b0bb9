import { createRuntime } from '../start-platform';
import { installRuntime } from '../runtime/runtime';
import { traceHeaders } from './trace-headers';

beforeEach(() => {
  jest.useFakeTimers();
  installRuntime(createRuntime());
  traceHeaders();
});
afterEach(() => jest.useRealTimers());

const traceOf = ({ traceparent }: Record<string, string>): string | undefined => traceparent?.split('-')[1];

it('calls after a press share its trace, and say how long ago it was', () => {
  document.body.click();
  const first = traceHeaders();
  jest.advanceTimersByTime(40);
  const second = traceHeaders();
  expect(first['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceOf(second)).toBe(traceOf(first));
  expect(second['traceparent']).not.toBe(first['traceparent']);
  expect([first['tracestate'], second['tracestate']]).toEqual(['tap=0', 'tap=40']);
});

it('the next press begins another trace', () => {
  document.body.click();
  const first = traceOf(traceHeaders());
  document.body.click();
  expect(traceOf(traceHeaders())).not.toBe(first);
});

it('a call that no press has caused has a trace of its own', () => {
  document.body.click();
  const pressed = traceOf(traceHeaders());
  jest.advanceTimersByTime(5_001);
  const [one, other] = [traceHeaders(), traceHeaders()];
  expect(new Set([pressed, traceOf(one), traceOf(other)]).size).toBe(3);
  expect(one).not.toHaveProperty('tracestate');
});
