import { messageKeysOf } from './message-keys';

const SMS = { NHN_SMS_APP_KEY: 'app', NHN_SMS_SECRET_KEY: 'secret', NHN_SMS_SEND_NO: '1588-0000' };
const PUSH = {
  FCM_PROJECT_ID: 'project',
  FCM_CLIENT_EMAIL: 'push@example',
  FCM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----\\n',
};

const OTHERS = {
  sms: { appKey: 'other', secretKey: 'b', sendNo: '15880001', apiUrl: 'http://127.0.0.1:4000/sms' },
  push: { projectId: 'other', account: null, apiUrl: 'http://127.0.0.1:4000/push' },
  webPush: null,
};

describe('message provider keys', () => {
  it('are those of the real providers if set', () => {
    const { sms, push } = messageKeysOf({ ...SMS, ...PUSH }, OTHERS);
    expect(sms).toMatchObject({ sendNo: '15880000', apiUrl: 'https://sms.api.nhncloudservice.com' });
    expect(push?.account?.privateKey).toBe('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n');
  });

  it('are the given others without them, or none', () => {
    expect(messageKeysOf({}, OTHERS)).toEqual(OTHERS);
    expect(messageKeysOf({})).toEqual({ sms: null, push: null, webPush: null });
    expect(messageKeysOf(SMS).push).toBeNull();
  });

  it.each([
    [{ NHN_SMS_APP_KEY: 'app' }, 'missing: NHN_SMS_SECRET_KEY, NHN_SMS_SEND_NO'],
    [{ ...SMS, NHN_SMS_SEND_NO: 'me' }, 'NHN_SMS_SEND_NO must be'],
    [{ ...PUSH, FCM_PRIVATE_KEY: 'key' }, 'FCM_PRIVATE_KEY must be'],
  ])('stop the start when incomplete or invalid: %j', (environment, sentence) =>
    expect(() => messageKeysOf(environment)).toThrow(sentence),
  );
});
