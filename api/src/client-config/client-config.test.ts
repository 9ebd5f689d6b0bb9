import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi | undefined;
afterEach(() => api?.close());

const configOf = async (publicKeys: TestApi['parts']['config']['publicKeys']) => {
  api = await openTestApi({ publicKeys });
  return (await api.app.inject('/v1/app/config')).json();
};

describe('the public configuration', () => {
  it('names no outside service without its key', async () => {
    expect(await configOf({ firebase: null, channelTalk: null })).toMatchObject({
      chat: { provider: 'none', key: null },
      analytics: { provider: 'none', key: null },
      socialProviders: [],
    });
  });

  it('turns a service on by its key', async () => {
    expect(await configOf({ firebase: 'G-ABCD', channelTalk: 'a-key' })).toMatchObject({
      chat: { provider: 'channel', key: 'a-key' },
      analytics: { provider: 'firebase', key: 'G-ABCD' },
    });
  });
});
