import { NO_SOCIAL_KEYS } from '#base';
import { TEST_SOCIAL_KEYS } from '#testing/social-keys';
import { openTestApi, type TestApi } from '#testing/test-api';

let api: TestApi | undefined;
afterEach(() => api?.close());

const configOf = async (
  publicKeys: TestApi['parts']['config']['publicKeys'],
  social: TestApi['parts']['config']['social'] = NO_SOCIAL_KEYS,
) => {
  api = await openTestApi({ publicKeys, social });
  return (await api.app.inject('/v1/app/config')).json();
};

describe('public configuration', () => {
  it('names no provider without its key', async () => {
    expect(await configOf({ firebase: null, channelTalk: null, kakaoMaps: null })).toMatchObject({
      map: { provider: 'leaflet', key: null },
      postcode: { provider: 'none' },
      chat: { provider: 'none', key: null },
      analytics: { provider: 'none', key: null },
      socialProviders: [],
    });
  });

  it('lists social providers in button order, without their keys', async () => {
    const without = { firebase: null, channelTalk: null, kakaoMaps: null };
    const config = await configOf(without, { ...TEST_SOCIAL_KEYS, NAVER: null });
    expect(config.socialProviders).toEqual(['KAKAO', 'APPLE', 'GOOGLE']);
    expect(JSON.stringify(config)).not.toContain('secret');
  });

  it('enables a provider by its key', async () => {
    expect(await configOf({ firebase: 'G-ABCD', channelTalk: 'a-key', kakaoMaps: 'b-key' })).toMatchObject({
      map: { provider: 'kakao', key: 'b-key' },
      chat: { provider: 'channel', key: 'a-key' },
      analytics: { provider: 'firebase', key: 'G-ABCD' },
    });
  });
});
