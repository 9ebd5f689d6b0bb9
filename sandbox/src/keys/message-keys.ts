import { createECDH, createHash } from 'node:crypto';
import type { MessageKeys, WebPushKeys } from '@dongne/api/base';

/** VAPID keys of the sandbox: constant, so that subscriptions survive a restart; they protect nothing. */
const sandboxWebPushKeys = (): WebPushKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('web push of the sandbox').digest());
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: 'mailto:sandbox@localhost.invalid',
  };
};

/** Providers of the sandbox, at the API's loopback port. */
export const sandboxMessageKeys = (port: number): MessageKeys => ({
  sms: {
    appKey: 'sandbox-app',
    secretKey: 'sandbox-sms-secret',
    sendNo: '15880000',
    apiUrl: `http://127.0.0.1:${port}/sandbox/nhn`,
  },
  push: { projectId: 'sandbox', account: null, apiUrl: `http://127.0.0.1:${port}/sandbox/fcm` },
  webPush: sandboxWebPushKeys(),
});
