import { createECDH, createHash } from 'node:crypto';
import { NO_SOCIAL_KEYS, type ProviderKeys, type WebPushKeys } from '#base';
import { TEST_CARD_KEYS } from '../money/card-keys';

const ORIGIN = 'http://127.0.0.1:4000/provider';

const webPushKeys = (): WebPushKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('web push of the tests').digest());
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: 'mailto:tests@localhost.invalid',
  };
};

/** Keys of companies at addresses that no one serves; without social logins. */
export const TEST_COMPANY_KEYS: ProviderKeys = {
  cardProviders: TEST_CARD_KEYS,
  messages: {
    sms: { appKey: 'test-app', secretKey: 'test-sms-secret', sendNo: '15880000', apiUrl: `${ORIGIN}/sms` },
    push: { projectId: 'test', account: null, apiUrl: `${ORIGIN}/push` },
    webPush: webPushKeys(),
  },
  social: NO_SOCIAL_KEYS,
  vouchers: { keyId: 'test-voucher-key', secret: 'test-voucher-secret', apiUrl: `${ORIGIN}/vouchers` },
};
