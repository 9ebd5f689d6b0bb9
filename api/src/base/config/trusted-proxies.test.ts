import type { TrustProxy } from '@dongne/contract/server';
import { limitedUses } from '#tables';
import { openTestApi, type TestApi } from '#testing/test-api';
import { trustHostAndProxies } from './trusted-proxies';

let api: TestApi;
let trustProxy: TrustProxy;
beforeAll(async () => {
  api = await openTestApi({ trustProxy: (address, hop) => trustProxy(address, hop) });
});
afterAll(() => api.close());

interface Way {
  /** Address of the connection to the API. */
  readonly from: string;
  /** `X-Forwarded-For` of the nth call. */
  readonly forwardedFor: (call: number) => string;
}

/**
 * Number of 25 callers, each with its own phone number, that get a code under a setting. The limit is 20 per address
 * and hour.
 */
const codesGiven = async (setting: string | undefined, { from, forwardedFor }: Way): Promise<number> => {
  trustProxy = trustHostAndProxies(setting);
  await api.parts.database.delete(limitedUses);
  let given = 0;
  for (let call = 0; call < 25; call += 1) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/v1/app/auth/otp',
      payload: { phoneNumber: `010555500${String(call).padStart(2, '0')}` },
      remoteAddress: from,
      headers: { 'x-forwarded-for': forwardedFor(call) },
    });
    if (answer.statusCode === 200) given += 1;
  }
  return given;
};

const forged = (call: number): string => `203.0.113.${call}`;

describe('login code limit per address', () => {
  it.each([
    ['by a client on this machine', { from: '127.0.0.1', forwardedFor: (call) => `${forged(call)}, 127.0.0.1` }],
    ['over IPv6', { from: '::1', forwardedFor: (call) => `${forged(call)}, ::ffff:127.0.0.1` }],
    ['by a client elsewhere', { from: '127.0.0.1', forwardedFor: (call) => `${forged(call)}, 198.51.100.1` }],
    ['past our host', { from: '198.51.100.2', forwardedFor: forged }],
    ['as our own host', { from: '198.51.100.3', forwardedFor: (call) => `${forged(call)}, 127.0.0.1` }],
  ] satisfies [string, Way][])('is not bypassed with a forged X-Forwarded-For: %s', async (_case, way) => {
    expect(await codesGiven(undefined, way)).toBe(20);
  });

  it('counts customers of our own host separately', async () => {
    expect(await codesGiven(undefined, { from: '127.0.0.1', forwardedFor: forged })).toBe(25);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['10.0.0.0/8, 192.0.2.0/24', '192.0.2.7'],
    ['2001:db8::/32', '2001:db8::1'],
  ])('counts customers behind the proxy of TRUST_PROXY=%s separately', async (setting, from) => {
    const appended = (call: number): string => `${forged(call)}, 198.51.100.4`;
    expect(await codesGiven(setting, { from, forwardedFor: appended })).toBe(20);
    const others = (call: number): string => `192.168.${call}.1`;
    expect(await codesGiven(setting, { from, forwardedFor: others })).toBe(25);
  });

  it('trusts two proxies in a row when TRUST_PROXY names both', async () => {
    const setting = '127.0.0.1, 10.0.0.0/8';
    const apart = (call: number): string => `9.9.9.9, 198.51.100.${call}, 10.1.2.3`;
    expect(await codesGiven(setting, { from: '127.0.0.1', forwardedFor: apart })).toBe(25);
    const alike = (call: number): string => `${forged(call)}, 198.51.100.5, 10.1.2.3`;
    expect(await codesGiven(setting, { from: '127.0.0.1', forwardedFor: alike })).toBe(20);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    'true',
    '-1',
    '1.5',
    '10',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    'example.com',
    '10.0.0.1,',
    '10.0.0.1 10.0.0.2',
  ])('stops the start when TRUST_PROXY is %p', (setting) => {
    expect(() => trustHostAndProxies(setting)).toThrow(/^TRUST_PROXY must list addresses and networks .* not "/);
  });
});
