import { messageKeysOf } from './message-keys';

const SMS = { NHN_SMS_APP_KEY: 'app', NHN_SMS_SECRET_KEY: 'secret', NHN_SMS_SEND_NO: '1588-0000' };
const PUSH = {
  FCM_PROJECT_ID: 'project',
  FCM_CLIENT_EMAIL: 'push@example',
  FCM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----\\n',
};

describe('message provider keys', () => {
  it('are those of the real providers if set', () => {
    const { sms, push } = messageKeysOf({ ...SMS, ...PUSH }, 4_000);
    expect(sms).toMatchObject({ sendNo: '15880000', apiUrl: 'https://sms.api.nhncloudservice.com' });
    expect(push?.account?.privateKey).toBe('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n');
  });

  it('are those of the sandbox without them, or none without a sandbox', () => {
    expect(messageKeysOf({}, 4_000)).toMatchObject({ sms: { apiUrl: 'http://127.0.0.1:4000/sandbox/nhn' } });
    expect(messageKeysOf({}, null)).toEqual({ sms: null, push: null, webPush: null });
    expect(messageKeysOf(SMS, null).push).toBeNull();
  });

  it.each([
    [{ NHN_SMS_APP_KEY: 'app' }, 'missing: NHN_SMS_SECRET_KEY, NHN_SMS_SEND_NO'],
    [{ ...SMS, NHN_SMS_SEND_NO: 'me' }, 'NHN_SMS_SEND_NO must be'],
    [{ ...PUSH, FCM_PRIVATE_KEY: 'key' }, 'FCM_PRIVATE_KEY must be'],
  ])('stop the start when incomplete or invalid: %j', (environment, sentence) =>
    expect(() => messageKeysOf(environment, null)).toThrow(sentence),
  );
});
