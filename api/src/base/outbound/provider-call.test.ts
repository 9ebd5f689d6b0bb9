import { createServer } from 'node:http';
import { scriptedFetch, withoutWaiting } from '#testing/money/scripted-fetch';
import { callProvider } from './provider-call';

const REQUEST = { url: 'https://provider.example/pay', headers: {}, body: 'a=1' };

describe('provider call', () => {
  it('times out after ten seconds, even in the middle of a response', async () => {
    const halfSent = () => Promise.resolve({ status: 200, text: () => new Promise<string>(() => undefined) });
    const timeout = { state: 'unanswered', doubt: { why: 'timeout' } };
    expect(await withoutWaiting(() => callProvider(scriptedFetch('never').fetch, REQUEST))).toEqual(timeout);
    expect(await withoutWaiting(() => callProvider(halfSent, REQUEST))).toEqual(timeout);
  });

  it('aborts the request on time-out', async () => {
    const signals: AbortSignal[] = [];
    await withoutWaiting(() =>
      callProvider((_url, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      }, REQUEST),
    );
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('reports a broken connection, also an immediate one', async () => {
    const network = { state: 'unanswered', doubt: { why: 'network' } };
    expect(await callProvider(scriptedFetch('broken').fetch, REQUEST)).toEqual(network);
    const throwing = () => {
      throw new TypeError('Invalid URL');
    };
    expect(await callProvider(throwing, REQUEST)).toEqual(network);
  });

  it('does not follow redirects, which would leak our keys', async () => {
    const paths: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const reply = await callProvider(fetch, { ...REQUEST, url: `http://127.0.0.1:${port}/pay` });
    await new Promise((resolve) => server.close(resolve));
    expect(reply).toEqual({ state: 'unanswered', doubt: { why: 'network' } });
    expect(paths).toEqual(['/pay']);
  });
});
