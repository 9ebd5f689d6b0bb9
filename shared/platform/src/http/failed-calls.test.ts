import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { failureOf } from '../testing/failure-of';
import { fakeApi, refuse } from '../testing/fake-api';
import { rawCall } from '../testing/raw-call';
import { client } from './http';

const answers = (routes: Readonly<Record<string, unknown>>): void => {
  client.defaults.adapter = fakeApi(routes).adapter;
};

beforeEach(() => installRuntime({ store: createStore(), queryClient: createQueryClient() }));

describe('failed calls', () => {
  const answerOf =
    (status: number, data: unknown): AxiosAdapter =>
    async (config) => {
      const response: AxiosResponse = { data, status, statusText: '', headers: {}, config };
      throw new AxiosError('', undefined, config, undefined, response);
    };

  it.each([
    [
      "the server's code",
      409,
      { error: { code: 'SLOT_FULL', svMessage: '' } },
      'SLOT_FULL',
      '방금 마감된 시간이에요. 다른 시간을 골라 주세요.',
    ],
    [
      "the server's message without its bracketed prefix",
      422,
      { error: { code: 'VALIDATION', svMessage: '[REQ-014] 수량을 확인해 주세요.' } },
      'VALIDATION',
      '수량을 확인해 주세요.',
    ],
    [
      "a proxy's HTML page",
      503,
      '<html></html>',
      'UNAVAILABLE',
      '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    ],
    [
      "the server's message for an unknown code",
      418,
      { error: { code: 'TEAPOT', svMessage: '[TEA-1] 오늘은 차만 끓여요.' } },
      'INTERNAL',
      '오늘은 차만 끓여요.',
    ],
    [
      "the server's sentence without a code",
      500,
      { error: { svMessage: '서버를 점검하고 있어요.' } },
      'INTERNAL',
      '서버를 점검하고 있어요.',
    ],
    [
      'our own message for an unknown code without one',
      418,
      { error: { code: 'TEAPOT', svMessage: '[TEA-1]' } },
      'INTERNAL',
      '일시적인 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    ],
    [
      'our own message for the status of an unknown code',
      422,
      { error: { code: 'TOO_WET' } },
      'VALIDATION',
      '입력한 내용을 확인해 주세요.',
    ],
    ['no body at all', 404, undefined, 'NOT_FOUND', '찾는 내용이 없어요.'],
    [
      'our own sentence for an error without a code',
      504,
      { error: {} },
      'UNAVAILABLE',
      '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    ],
    [
      'what the partner programme forbids',
      403,
      { error: { code: 'PARTNER_RESTRICTED', svMessage: '' } },
      'PARTNER_RESTRICTED',
      '제휴 이용자는 사용할 수 없는 기능이에요.',
    ],
    [
      'too many calls',
      429,
      { error: { code: 'TOO_MANY_REQUESTS', svMessage: '' } },
      'TOO_MANY_REQUESTS',
      '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
    ],
  ])('carry %s', async (_name, status, data, code, sentence) => {
    client.defaults.adapter = answerOf(status, data);

    const error = await failureOf(rawCall('/main'));

    expect(error).toMatchObject({ code, status, sentence });
  });

  it('are UNAVAILABLE when a proxy answers 200 with a page of its own', async () => {
    answers({ 'GET /main': '<!doctype html><title>Wi-Fi</title>' });
    const error = await failureOf(rawCall('/main'));
    expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  });

  it('are not raised by an empty response', async () => {
    answers({ 'PUT /member/fcmToken': '' });
    await expect(rawCall('/member/fcmToken', 'PUT')).resolves.toBe('');
  });

  it('name the fields of a refused form', async () => {
    answers({
      'POST /request/delivery': refuse('VALIDATION', { fields: { laundryNumByUser: '1에서 99 사이로 적어 주세요.' } }),
    });

    const error = await failureOf(rawCall('/request/delivery', 'POST', {}));

    expect(error.fields).toEqual({ laundryNumByUser: '1에서 99 사이로 적어 주세요.' });
  });

  it('are UNAVAILABLE without a response', async () => {
    client.defaults.adapter = async () => {
      throw new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED);
    };

    expect(await failureOf(rawCall('/main'))).toMatchObject({
      code: 'UNAVAILABLE',
      status: undefined,
      sentence: '서비스에 연결할 수 없어요. 잠시 후 다시 시도해 주세요.',
    });
  });
});
