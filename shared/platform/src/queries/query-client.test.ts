import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '../http/api-error';
import { client } from '../http/http';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { rawCall } from '../testing/raw-call';
import { createQueryClient } from './query-client';

const failed = (status: number | undefined, cause?: string): ApiError =>
  new ApiError('UNAVAILABLE', status, undefined, {}, { cause: new AxiosError('', cause) });

describe('a read that fails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['without a connection', failed(undefined, AxiosError.ERR_NETWORK), 3],
    ["by the server's own trouble", failed(503), 3],
    ['because nobody answered for 10 s', failed(undefined, AxiosError.ECONNABORTED), 1],
    ['because it was refused', failed(404), 1],
  ])('%s is tried again only if that may help', async (_why, error, times) => {
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
    ['once when nobody answers for 10 s', AxiosError.ECONNABORTED, 1],
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

describe('a write', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once without a connection, and is never sent later by itself', async () => {
    onlineManager.setOnline(false);
    const send = jest.fn().mockRejectedValue(failed(undefined, AxiosError.ERR_NETWORK));
    const write = new MutationObserver(createQueryClient(), { mutationFn: send });
    await expect(write.mutate(undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    onlineManager.setOnline(true);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
