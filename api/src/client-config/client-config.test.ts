import { googleProvider } from '../config/oidc-provider';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi | undefined;
afterEach(() => api?.close());

const configOf = async (
  publicKeys: TestApi['parts']['config']['publicKeys'],
  google: TestApi['parts']['config']['google'] = null,
) => {
  api = await openTestApi({ publicKeys, google });
  return (await api.app.inject('/v1/app/config')).json();
};

describe('the public configuration', () => {
  it('names no outside service without its key', async () => {
    expect(await configOf({ firebase: null, channelTalk: null, kakaoMaps: null })).toMatchObject({
      map: { provider: 'leaflet', key: null },
      postcode: { provider: 'none' },
      chat: { provider: 'none', key: null },
      analytics: { provider: 'none', key: null },
      socialProviders: [],
      social: [],
    });
  });

  it('says where one logs in with Google, and none of its secrets', async () => {
    const config = await configOf(
      { firebase: null, channelTalk: null, kakaoMaps: null },
      googleProvider('ours.apps.googleusercontent.com', 'a-secret'),
    );
    expect(config.socialProviders).toEqual(['GOOGLE']);
    expect(config.social).toEqual([
      {
        provider: 'GOOGLE',
        clientId: 'ours.apps.googleusercontent.com',
        authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      },
    ]);
  });

  it('turns a service on by its key', async () => {
    expect(await configOf({ firebase: 'G-ABCD', channelTalk: 'a-key', kakaoMaps: 'b-key' })).toMatchObject({
      map: { provider: 'kakao', key: 'b-key' },
      chat: { provider: 'channel', key: 'a-key' },
      analytics: { provider: 'firebase', key: 'G-ABCD' },
    });
  });
});
