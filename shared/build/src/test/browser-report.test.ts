import { browserCounts, browserTimes, flakyStories } from './browser-report';

const trace = (path: string) => ({ name: 'trace', path });

const story = (title: string, status: string, results: { error?: { message: string }; attachments: object[] }[]) => ({
  title,
  file: 'login.spec.ts',
  tests: [
    {
      status,
      results: results.map((result) => ({ ...result, duration: 2_000, attachments: [trace(`${title}.zip`)] })),
    },
  ],
});

const REPORT = {
  stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [
    {
      title: 'login.spec.ts',
      specs: [story('logs in', 'expected', [{ attachments: [] }])],
      suites: [
        {
          title: 'a member',
          specs: [
            story('logs out', 'flaky', [{ error: { message: 'too late' }, attachments: [] }, { attachments: [] }]),
            story('pays', 'unexpected', [{ error: { message: 'refused' }, attachments: [] }]),
          ],
        },
      ],
    },
  ],
};

describe('the browser report', () => {
  it('counts a flaky story as passed', () => {
    expect(browserCounts(REPORT)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it("sums the duration of a file's stories with every attempt", () => {
    expect(browserTimes(REPORT)).toEqual([{ name: 'login.spec.ts', seconds: 8 }]);
  });

  it('lists flaky stories with their first failure and both traces', () => {
    expect(flakyStories(REPORT)).toEqual([
      { name: 'login.spec.ts: logs out', failure: 'too late\ntrace: logs out.zip\ntrace: logs out.zip' },
    ]);
  });
});
