import fastify from 'fastify';
import { Registry } from 'prom-client';
import { jobOutcomes, jobSweeps } from '../jobs';
import { remoteHealthCounts } from './remote-health-counts';
import { measureWork } from './work-metrics';

const send = (): void => {
  jobOutcomes.send({ job: 'charge', seconds: 0.2, isFailed: false });
  jobOutcomes.send({ job: 'charge', seconds: 7, isFailed: true });
  jobSweeps.send(undefined);
  remoteHealthCounts.send({ version: 'mf_usage@1', step: 'failing', count: 3 });
};

describe('metrics of work', () => {
  it('count rows of jobs by outcome, time them, and count reports on releases, until the server closes', async () => {
    const [app, registry] = [fastify(), new Registry()];
    measureWork(app, registry);
    send();
    await app.close();
    send();
    const text = await registry.metrics();
    for (const line of [
      'job_rows_total{name="charge",outcome="done"} 1',
      'job_rows_total{name="charge",outcome="failed"} 1',
      'job_duration_seconds_bucket{le="5",name="charge"} 1',
      'job_duration_seconds_count{name="charge"} 2',
      'remote_health_total{release="mf_usage@1",step="failing"} 3',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/^jobs_last_sweep_timestamp_seconds \d{10}/m);
  });
});
