import { get } from '../../testing/raw-request';
import { hostPlace, runHost, type HostPlace, type RunningHost } from '../../testing/running-host';
import { publishSmall } from '../../testing/small-release';

/** Offset of the monitoring ports from those of the hosts. */
const APART = 20;

let place: HostPlace;
const running: RunningHost[] = [];
const start = async (folder: string): Promise<{ host: RunningHost; port: number }> => {
  const host = await runHost(place, folder, { METRICS_PORT_BASE: String(place.portBase + APART) });
  running.push(host);
  return { host, port: host.port + APART };
};

beforeEach(async () => {
  place = await hostPlace();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((host) => host.stop()));
  await place.remove();
});

const statusOf = async (port: number, path: string): Promise<number | undefined> => (await get(port, path)).status;

describe('a monitored host', () => {
  it('is alive without a registry, and ready with one', async () => {
    const { port } = await start('shell');
    expect(await statusOf(port, '/healthz')).toBe(204);
    expect(await statusOf(port, '/readyz')).toBe(503);
    await publishSmall(place);
    expect(await statusOf(port, '/readyz')).toBe(204);
  });

  it('of a remote is ready when it can read the registry', async () => {
    const { port } = await start('mf-usage');
    expect(await statusOf(port, '/readyz')).toBe(204);
  });
});

it('a host that runs by itself has ports of its own', async () => {
  const port = place.portBase + APART;
  const host = await runHost(place, 'mf-usage', { PORT: String(place.portBase + 1), METRICS_PORT: String(port) });
  running.push(host);
  expect(await statusOf(port, '/readyz')).toBe(204);
  expect(await statusOf(place.portBase + 1, '/healthz')).toBe(204);
});

describe('metrics of a host', () => {
  it('count requests by kind and status, never by path', async () => {
    await publishSmall(place);
    const { host, port } = await start('shell');
    await get(host.port, '/usage');
    await get(host.port, '/shell/1/gone.js?phone=01012345678');
    await fetch(`${host.origin}/usage`, { method: 'PURGE' });
    const { text, headers } = await get(port, '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",kind="page",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",kind="file",status="404"} 1');
    expect(text).toContain('method="OTHER",kind="page"');
    expect(text).not.toMatch(/01012345678|PURGE/);
    expect(text).toContain('program_ready 1');
    expect(text).toMatch(/registry_last_read_timestamp_seconds \d{10}/);
  });

  it('are not there for customers', async () => {
    await publishSmall(place);
    const { host } = await start('shell');
    expect((await get(host.port, '/metrics')).text).not.toContain('http_request_duration_seconds');
  });
});
