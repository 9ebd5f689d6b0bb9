import { failedFiles, flakyOf, jestCounts, jestTimes, mergeRetry, type JestReport } from './jest-report';

const test = (fullName: string, status: string) => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? [`${fullName} is broken`] : [],
});
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults,
});
const report = (...testResults: JestReport['testResults'][number][]): JestReport => ({ testResults });

const FIRST = report(
  file('/api/a.test.ts', test('answers', 'failed'), test('refuses', 'passed')),
  file('/api/b.test.ts', test('counts', 'failed')),
  file('/shell/c.test.tsx', test('shows', 'passed'), test('hides', 'pending')),
);
const SECOND = report(
  file('/api/a.test.ts', test('answers', 'passed'), test('refuses', 'passed')),
  file('/api/b.test.ts', test('counts', 'failed')),
);

describe('the report of a jest run', () => {
  it('contains the duration of each file', () => {
    expect(jestTimes(SECOND)).toEqual([
      { name: '/api/a.test.ts', seconds: 2.5 },
      { name: '/api/b.test.ts', seconds: 2.5 },
    ]);
  });

  it('counts passed, failed and skipped tests', () => {
    expect(jestCounts(FIRST)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  });

  it('counts a file that did not load as one failure', () => {
    const broken = { ...file('/api/d.test.ts'), status: 'failed', message: 'Cannot find module' };
    expect(jestCounts(report(broken))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('lists the files with failures', () => {
    expect(failedFiles(FIRST)).toEqual(['/api/a.test.ts', '/api/b.test.ts']);
  });

  it('counts a test that passes on the retry as passed', () => {
    expect(jestCounts(mergeRetry(FIRST, SECOND))).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('lists a test that passes on the retry as flaky', () => {
    expect(flakyOf(FIRST, SECOND)).toEqual([{ name: '/api/a.test.ts: answers', failure: 'answers is broken' }]);
  });
});
