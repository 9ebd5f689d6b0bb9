import { createRuntime, installRuntime } from '@dongne/platform';
import { bindRemoteReports, type RemoteReport } from './remote-reports';
import { watchUncaughtErrors } from './uncaught-errors';

beforeEach(() => installRuntime(createRuntime()));

const SCRIPT = 'http://localhost:3002/mf_usage/1.4.0-3f2a/common.bd71bb2a.js';

const thrownIn = (script: string): Error => Object.assign(new Error('broken'), { stack: `Error\n at ${script}:1:2` });

const rejection = (reason: unknown): Event => Object.assign(new Event('unhandledrejection'), { reason });

describe('uncaught error', () => {
  let reports: RemoteReport[] = [];
  let end = (): void => undefined;

  beforeEach(() => {
    reports = [];
    bindRemoteReports((report) => reports.push(report));
    end = watchUncaughtErrors();
  });
  afterEach(() => end());

  it.each([
    ['a handler', new ErrorEvent('error', { error: thrownIn(SCRIPT) }), 'mf_usage@1.4.0-3f2a', 'Error: broken'],
    ['a script', new ErrorEvent('error', { message: 'Syntax', filename: SCRIPT }), 'mf_usage@1.4.0-3f2a', 'Syntax'],
    ['a promise', rejection(thrownIn(SCRIPT)), 'mf_usage@1.4.0-3f2a', 'Error: broken'],
    ['the shell', new ErrorEvent('error', { error: thrownIn('/shell/1/a.js') }), 'shell', 'Error: broken'],
    ['an unknown source', rejection('reason'), 'shell', 'reason'],
  ])('of %s is reported with its remote', (_case, event, remote, cause) => {
    window.dispatchEvent(event);
    expect(reports).toEqual([{ step: 'error', remote, cause }]);
  });

  it('is not reported after the end', () => {
    end();
    window.dispatchEvent(rejection('late'));
    expect(reports).toEqual([]);
  });
});
