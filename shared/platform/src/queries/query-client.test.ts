import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '../http/api-error';
import { client } from '../http/http';
import { focusManager, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { installRuntime } from '../runtime/runtime';
import { createRuntime } from '../start-platform';
import { rawCall } from '../testing/raw-call';
import { createQueryClient } from './query-client';

const failed = (status: number | undefined, cause?: string): ApiError =>
  new ApiError('UNAVAILABLE', status, undefined, {}, { cause: new AxiosError('', cause) });

describe('failing read', () => {
  beforeEach(() => {
    installRuntime(createRuntime());
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['without a connection', failed(undefined, AxiosError.ERR_NETWORK), 3],
    ['after a fault of the server', failed(503), 3],
    ['after a timeout of 10 s', failed(undefined, AxiosError.ECONNABORTED), 1],
    ['after a refusal', failed(404), 1],
  ])('%s is retried only if that may help', async (_why, error, times) => {
    const read = jest.fn().mockRejectedValue(error);
    const outcome = createQueryClient()
      .fetchQuery({ queryKey: ['page'], queryFn: read })
      .catch((thrown: unknown) => thrown);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(error);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['three times without a connection', AxiosError.ERR_NETWORK, 3],
    ['once after a timeout of 10 s', AxiosError.ECONNABORTED, 1],
  ])('is sent %s', async (_how, cause, times) => {
    const send = jest.fn(async (config: InternalAxiosRequestConfig) => {
      throw new AxiosError('', cause, config);
    });
    client.defaults.adapter = send;
    const outcome = createQueryClient()
      .fetchQuery({ queryKey: ['page'], queryFn: () => rawCall('/main') })
      .catch((thrown: unknown) => thrown);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ code: 'UNAVAILABLE' });
    expect(send).toHaveBeenCalledTimes(times);
  });
});

describe('read while the browser reports offline', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    onlineManager.setOnline(false);
  });
  afterEach(() => {
    jest.useRealTimers();
    onlineManager.setOnline(true);
  });

  const observe = (read: () => Promise<string>) => {
    const client = createQueryClient(0);
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ['page'], queryFn: read });
    const stop = observer.subscribe(() => undefined);
    return { observer, stop: () => [stop(), client.unmount()] };
  };
  const noNetwork = failed(undefined, AxiosError.ERR_NETWORK);

  it('is sent all the same', async () => {
    const { observer, stop } = observe(() => Promise.resolve('answer'));
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('answer');
    stop();
  });

  it('is retried with backoff while no network is found', async () => {
    const read = jest.fn().mockRejectedValue(noNetwork);
    const { stop } = observe(read);
    const calls: number[] = [];
    for (const ms of [0, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await jest.advanceTimersByTimeAsync(ms);
      calls.push(read.mock.calls.length);
    }
    expect(calls).toEqual([1, 2, 3, 4, 5, 6, 7]);
    stop();
  });

  it.each([
    ['the network is back', () => onlineManager.setOnline(true)],
    [
      'the page becomes visible',
      () => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      },
    ],
  ])('is retried when %s', async (_when, happen) => {
    const read = jest.fn().mockRejectedValueOnce(noNetwork).mockResolvedValue('answer');
    const { observer, stop } = observe(read);
    await jest.advanceTimersByTimeAsync(0);
    happen();
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('answer');
    focusManager.setFocused(undefined);
    stop();
  });
});

describe('write', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once without a connection and is never sent later', async () => {
    onlineManager.setOnline(false);
    const send = jest.fn().mockRejectedValue(failed(undefined, AxiosError.ERR_NETWORK));
    const write = new MutationObserver(createQueryClient(), { mutationFn: send });
    await expect(write.mutate(undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    onlineManager.setOnline(true);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
