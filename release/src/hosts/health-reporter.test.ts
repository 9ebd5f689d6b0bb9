import { verifyHealthToken } from '@dongne/contract/server';
import { createHealthReporter, type RenderReport } from './health-reporter';

const SECRET = 's'.repeat(32);
const report = (step: RenderReport['step'], route = '/usage/list'): RenderReport => ({
  step,
  version: 'mf_usage@1.0.0-3f2a9c01',
  route,
});

const open = (secret: string | null, post: (body: string) => Promise<void>) => {
  const reporter = createHealthReporter(secret, { post });
  reporter.stop();
  return reporter;
};

describe('health reports of a host', () => {
  it('are sent together with a token of a host', async () => {
    const sent: string[] = [];
    const reporter = open(SECRET, async (body) => void sent.push(body));
    for (let count = 0; count < 3; count += 1) reporter.note(report('rendered'));
    reporter.note(report('threw'));
    await reporter.send();
    await reporter.send();
    expect(sent).toHaveLength(1);
    const { health } = JSON.parse(sent[0] ?? '');
    expect(health.reports).toEqual([
      { ...report('rendered'), count: 3 },
      { ...report('threw'), count: 1 },
    ]);
    expect(verifyHealthToken(SECRET, health.token, Date.now())?.reporter).toBe('host');
  });

  it('count a visitor who reloads a page once, rendered and failing', async () => {
    const sent: string[] = [];
    const reporter = open(SECRET, async (body) => void sent.push(body));
    for (const step of ['rendered', 'rendered', 'threw', 'late', 'threw'] as const)
      reporter.note({ ...report(step), bucket: 7 });
    reporter.note({ ...report('threw'), bucket: 8 });
    reporter.note({ ...report('threw', '/usage/detail/:id'), bucket: 7 });
    await reporter.send();
    expect(JSON.parse(sent[0] ?? '').health.reports).toEqual([
      { ...report('rendered'), count: 1 },
      { ...report('threw'), count: 2 },
      { ...report('threw', '/usage/detail/:id'), count: 1 },
    ]);
  });

  it('are sent in batches that the API takes', async () => {
    const sizes: number[] = [];
    const reporter = open(SECRET, async (body) => void sizes.push(JSON.parse(body).health.reports.length));
    for (let count = 0; count < 45; count += 1)
      reporter.note(report('late', `/usage/${'abcdefghij'[count % 10]}/${'abcde'[Math.floor(count / 10)]}`));
    await reporter.send();
    expect(sizes).toEqual([20, 20, 5]);
  });

  it('are dropped while the API is away, and bounded', async () => {
    let calls = 0;
    const reporter = open(SECRET, () => {
      calls += 1;
      return Promise.reject(new Error('away'));
    });
    for (let count = 0; count < 2_000; count += 1) reporter.note(report('rendered', `/usage/r${count}`));
    await reporter.send();
    await reporter.send();
    expect(calls).toBe(1);
  });

  it('are not made without a secret', async () => {
    const post = jest.fn(async () => undefined);
    const reporter = open(null, post);
    reporter.note(report('rendered'));
    await reporter.send();
    expect(post).not.toHaveBeenCalled();
  });
});
