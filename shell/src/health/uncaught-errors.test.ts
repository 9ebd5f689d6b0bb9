import { createRuntime, installRuntime } from '@dongne/platform';
import { bindRemoteReports, type RemoteReport } from './remote-reports';
import { setRunning } from './running-versions';
import { watchUncaughtErrors } from './uncaught-errors';

beforeEach(() => installRuntime(createRuntime()));

/** Script of a real build: the folder is shared by all versions. */
const SCRIPT = 'http://localhost:3002/mf_usage/files/149.239d05ab.js';

/** Error with a stack as Chromium writes it for a minified build. */
const thrownIn = (script: string): Error =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n    at t (${script}:1:2047)\n    at uM (http://localhost:3000/shell/files/691.0c01a053.js:1:97415)`,
  });

const rejection = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });

describe('uncaught error', () => {
  let reports: RemoteReport[] = [];
  let end = (): void => undefined;

  beforeEach(() => {
    reports = [];
    bindRemoteReports((report) => reports.push(report));
    setRunning('mf_usage', '1.4.0-3f2a');
    end = watchUncaughtErrors();
  });
  afterEach(() => end());

  it.each([
    ['a handler', new ErrorEvent('error', { error: thrownIn(SCRIPT) }), 'mf_usage@1.4.0-3f2a', 'Error: broken'],
    ['a script', new ErrorEvent('error', { message: 'Syntax', filename: SCRIPT }), 'mf_usage@1.4.0-3f2a', 'Syntax'],
    ['a promise', rejection(thrownIn(SCRIPT)), 'mf_usage@1.4.0-3f2a', 'Error: broken'],
    [
      'the shell',
      new ErrorEvent('error', { error: thrownIn('http://localhost:3000/shell/files/18.f75989af.js') }),
      'shell',
      'Error: broken',
    ],
    ['an unknown source', rejection('reason'), 'shell', 'reason'],
  ])('of %s is reported with its remote', (_case, event, remote, cause) => {
    window.dispatchEvent(event);
    expect(reports).toEqual([{ step: 'error', remote, cause }]);
  });

  it('from before the reporter is reported once', () => {
    end();
    const queue: Event[] = [new ErrorEvent('error', { error: thrownIn(SCRIPT) }), rejection('early')];
    Reflect.set(window, '__earlyErrors', queue);
    end = watchUncaughtErrors();
    const late = new ErrorEvent('error', { message: 'late' });
    queue.push(late); // as the inline script's listener does, which stays
    window.dispatchEvent(late);
    expect(reports.map(({ cause }) => cause)).toEqual(['Error: broken', 'early', 'late']);
    expect(queue).toHaveLength(0);
  });

  it('is not reported after the end', () => {
    end();
    window.dispatchEvent(rejection('late'));
    expect(reports).toEqual([]);
  });
});
