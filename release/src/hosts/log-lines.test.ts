import { get } from '../testing/raw-request';
import { hostPlace, runHost, type HostPlace } from '../testing/running-host';
import { publishSmall } from '../testing/small-release';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let place: HostPlace;
beforeAll(async () => {
  place = await hostPlace();
  await publishSmall(place);
});
afterAll(() => place.remove());

/** Lines of a shell's host that has answered a page and a failed call. */
const linesOf = async (environment: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const host = await runHost(place, 'shell', environment);
  await fetch(`${host.origin}/usage?phone=01012345678`, {
    headers: { accept: 'text/html', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
  });
  await get(host.port, '/v1/app/main');
  await host.stop();
  return host.lines;
};

it('a host writes one JSON line per request, with its trace and without its path', async () => {
  const lines = (await linesOf({ LOG_FORMAT: 'json' })).map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines.every(({ service }) => service === 'shell@local')).toBe(true);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, kind, status }) => [method, kind, status])).toEqual([
    ['GET', 'page', 200],
    ['GET', 'api', 503],
  ]);
  expect(requests[0]).toMatchObject({ trace_id: TRACE });
  expect(requests[1]?.['trace_id']).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(lines)).not.toMatch(/01012345678|\/usage/);
});

it('a person reads sentences', async () => {
  const lines = await linesOf({});
  expect(lines.join('\n')).toContain('shell listens on localhost');
  expect(lines.some((line) => line.startsWith('{'))).toBe(false);
});
