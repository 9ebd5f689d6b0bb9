import { createECDH, createHash } from 'node:crypto';

/** What the SMS provider, NHN Cloud, knows us by, and where it is reached. */
export interface SmsKeys {
  readonly appKey: string;
  readonly secretKey: string;
  /** The registered number that messages come from, digits only. */
  readonly sendNo: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

/** A Google service account that may send pushes. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PKCS#8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
}

/** What Firebase Cloud Messaging knows us by, and where it is reached. */
export interface PushKeys {
  readonly projectId: string;
  /** Null for the sandbox, which asks for none. */
  readonly account: ServiceAccount | null;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

/** The key pair by which push services of browsers know us (VAPID, RFC 8292), base64url. */
export interface WebPushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`: whom a push service may ask. */
  readonly subject: string;
}

/** Keys by what they carry; null for what nobody carries. */
export interface MessageKeys {
  readonly sms: SmsKeys | null;
  readonly push: PushKeys | null;
  readonly webPush: WebPushKeys | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SMS_NAMES = ['NHN_SMS_APP_KEY', 'NHN_SMS_SECRET_KEY', 'NHN_SMS_SEND_NO'] as const;
const WEB_PUSH_NAMES = ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT'] as const;
const PUSH_NAMES = ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'] as const;

/** One sentence each for the log about what nobody carries. */
export const MESSAGES_OFF_SENTENCE: Record<keyof MessageKeys, string> = {
  sms: `SMS are off, and with them login codes: set ${SMS_NAMES.join(', ')} to switch them on.`,
  push: `Pushes are off: set ${PUSH_NAMES.join(', ')} to switch them on.`,
  webPush: `Pushes to browsers are off: set ${WEB_PUSH_NAMES.join(', ')} to switch them on.`,
};

/** A key pair of the sandbox: the same at every start, so that browsers stay known, and nothing that anybody keeps. */
const sandboxWebPushKeys = (): WebPushKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('web push of the sandbox').digest());
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: 'mailto:sandbox@localhost.invalid',
  };
};

/** The sandbox's providers, at the API's own loopback port. */
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

/** Whether all of them are there. @throws {Error} when some are and others are not. */
const areThere = (environment: Environment, names: readonly string[]): boolean => {
  const missing = names.filter((name) => (environment[name] ?? '') === '');
  if (missing.length === names.length) return false;
  if (missing.length > 0) throw new Error(`${names.join(', ')} are wanted together; missing: ${missing.join(', ')}`);
  return true;
};

const smsOf = (environment: Environment): SmsKeys | null => {
  if (!areThere(environment, SMS_NAMES)) return null;
  const [appKey = '', secretKey = '', sendNo = ''] = SMS_NAMES.map((name) => environment[name]);
  const digits = sendNo.replaceAll('-', '');
  if (!/^\d{8,13}$/.test(digits)) throw new Error('NHN_SMS_SEND_NO must be the digits of a registered number');
  return { appKey, secretKey, sendNo: digits, apiUrl: 'https://sms.api.nhncloudservice.com' };
};

const pushOf = (environment: Environment): PushKeys | null => {
  if (!areThere(environment, PUSH_NAMES)) return null;
  const [projectId = '', clientEmail = '', key = ''] = PUSH_NAMES.map((name) => environment[name]);
  // A key of many lines stands in one line of a settings file with its line ends spelt out.
  const privateKey = key.replaceAll('\\n', '\n');
  if (!privateKey.includes('-----BEGIN PRIVATE KEY-----'))
    throw new Error('FCM_PRIVATE_KEY must be the private_key of a service account');
  return {
    projectId,
    account: { clientEmail, privateKey, tokenUrl: 'https://oauth2.googleapis.com/token' },
    apiUrl: 'https://fcm.googleapis.com',
  };
};

const webPushOf = (environment: Environment): WebPushKeys | null => {
  if (!areThere(environment, WEB_PUSH_NAMES)) return null;
  const [publicKey = '', privateKey = '', subject = ''] = WEB_PUSH_NAMES.map((name) => environment[name]);
  // An uncompressed point of P-256 and a number of 32 bytes.
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey))
    throw new Error(
      'WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be a pair of `npx web-push generate-vapid-keys`',
    );
  if (!/^(mailto:|https:\/\/)/.test(subject)) throw new Error('WEB_PUSH_SUBJECT must begin with mailto: or https://');
  return { publicKey, privateKey, subject };
};

/**
 * Who carries messages: the real providers by their keys, the sandbox's without them, nobody where there is no sandbox.
 *
 * @param sandboxPort where the sandbox's providers answer, null without a sandbox.
 * @throws {Error} with one sentence when some keys of a provider are set and others are not, or one is no such key.
 */
export const messageKeysOf = (environment: Environment, sandboxPort: number | null): MessageKeys => {
  const sandbox: MessageKeys =
    sandboxPort === null ? { sms: null, push: null, webPush: null } : sandboxMessageKeys(sandboxPort);
  return {
    sms: smsOf(environment) ?? sandbox.sms,
    push: pushOf(environment) ?? sandbox.push,
    webPush: webPushOf(environment) ?? sandbox.webPush,
  };
};
