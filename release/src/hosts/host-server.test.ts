import { join } from 'node:path';
import { ROOT } from '../config';
import { get, sendRaw } from '../testing/raw-request';
import { hostPlace, runHostScript, type HostPlace, type RunningHost } from '../testing/running-host';

const SCRIPT = join(ROOT, 'release/src/testing/throwing-host.ts');

describe('a host with a failing response', () => {
  let place: HostPlace;
  let host: Omit<RunningHost, 'port' | 'origin'>;

  beforeAll(async () => {
    place = await hostPlace();
    host = await runHostScript(place, [SCRIPT]);
  });
  afterAll(async () => {
    await host.stop();
    await place.remove();
  });

  const expectFine = async (): Promise<void> => {
    expect(host.isRunning()).toBe(true);
    expect((await get(place.portBase, '/fine')).text).toMatch(/^HTTP\/1.1 200[^]*fine/);
  };

  it.each([
    ['throws', '/throws'],
    ['rejects', '/rejects'],
    ['throws in a timer', '/timer'],
    ['throws in a listener', '/listener'],
    ['reads a stream without an error handler', '/stream'],
    ['ignores a rejected promise', '/forgotten'],
    ['throws after a status that cannot be sent', '/status'],
  ])('sends a message when it %s, and serves the next request', async (_case, path) => {
    const answer = await get(place.portBase, path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(answer.text, 'latin1').toString()).toContain('서비스에 연결할 수 없어요');
    await expectFine();
  });

  it('closes the connection when the response has already started', async () => {
    const { text } = await get(place.portBase, '/begun');
    expect(text).toContain('begun');
    expect(text).not.toContain('\r\n0\r\n\r\n');
    await expectFine();
  });

  it.each([
    ['*', 'OPTIONS *'],
    ['an address of another kind', 'GET ftp://localhost/'],
    ['half an address', 'GET http://['],
  ])('refuses a request for %s', async (_case, line) => {
    const [method = '', target = ''] = line.split(' ');
    const answer = await sendRaw(
      place.portBase,
      `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toContain('열 수 없는 주소예요.');
    await expectFine();
  });

  it('accepts an absolute URL as its path', async () => {
    expect((await get(place.portBase, 'http://localhost/fine?a=1')).status).toBe(200);
  });
});
