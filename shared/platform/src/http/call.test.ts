import { endpoints } from '@dongne/contract';
import type { InternalAxiosRequestConfig } from 'axios';
import Cookies from 'js-cookie';
import { createStore } from 'jotai';
import { createQueryClient } from '../queries/query-client';
import { installRuntime } from '../runtime/runtime';
import { restoreSession } from '../session/session-actions';
import { saveTokens, saveUserInfo } from '../cookies/session-cookies';
import { read, request, send } from './call';
import { client } from './http';

let left: InternalAxiosRequestConfig[];

const be = (who: 'visitor' | 'member'): void => {
  if (who === 'member') {
    saveTokens({ accessToken: 'access', refreshToken: 'refresh' });
    saveUserInfo({ userId: 1, phoneNumber: '01000000001', nickname: '동네손님' });
  }
  restoreSession();
};

/** Address of the only call, with its query, as sent. */
const address = (): string => {
  expect(left).toHaveLength(1);
  return client.getUri({ ...left[0], baseURL: '' });
};

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  left = [];
  client.defaults.adapter = async (config) => {
    left.push(config);
    return {
      data: config.url?.endsWith('/area') ? [] : { ok: true },
      status: 200,
      statusText: '',
      headers: {},
      config,
    };
  };
  installRuntime({ store: createStore(), queryClient: createQueryClient() });
});

describe('read', () => {
  it.each([
    ['a visitor, who has a path of their own', '/nonMember/main', 'visitor', () => read(endpoints.mainView)],
    [
      'a visitor, with the parameters of the path',
      '/nonMember/laundry/detail/3',
      'visitor',
      () => read(endpoints.shopDetail, { id: 3 }),
    ],
    ['a member', '/main', 'member', () => read(endpoints.mainView)],
    ['a visitor where there is only one path', '/member/address', 'visitor', () => read(endpoints.memberAddress)],
  ] as const)('of %s goes to %s', async (_whose, path, who, call) => {
    be(who);
    await call();
    expect(address()).toBe(path);
  });

  it('omits parameters that are null or undefined', async () => {
    be('member');
    await request(endpoints.requests, { params: { cursor: null, usageType: undefined } });
    expect(address()).toBe('/request/delivery');
  });

  it('encodes its query', async () => {
    be('visitor');
    await read(endpoints.areas, { q: '강남구 삼성동&' });
    expect(address()).toBe(
      `/nonMember/area?q=${encodeURIComponent('강남구').replace('%20', '+')}+${encodeURIComponent('삼성동&')}`,
    );
  });

  it('returns the response', async () => {
    be('visitor');
    expect(await read(endpoints.mainView)).toEqual({ ok: true });
  });
});

describe('write', () => {
  const body = { entranceInfo: '', agreeTerm: true } as const;

  it.each(['visitor', 'member'] as const)('of a %s goes to its single path with its body', async (who) => {
    be(who);
    await send(endpoints.orderDeliveryBag, { body });
    expect(address()).toBe('/deliveryBag');
    expect(left[0]?.method).toBe('post');
    expect(left[0]?.data).toBe(JSON.stringify(body));
  });

  it('fills in the parameters of its path', async () => {
    be('member');
    await send(endpoints.confirmDelivery, { params: { id: 31 } });
    expect(address()).toBe('/request/delivery/31/confirm');
  });

  it('sends the idempotency key it is given', async () => {
    be('member');
    await send(endpoints.orderDeliveryBag, { body, idempotencyKey: 'key-1' });
    expect(left[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  });

  it('sends no idempotency key without one', async () => {
    be('member');
    await send(endpoints.orderDeliveryBag, { body });
    expect(left[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});
