/** Credentials and endpoint of the SMS provider, NHN Cloud. */
export interface SmsKeys {
  readonly appKey: string;
  readonly secretKey: string;
  /** Registered sender number, digits only. */
  readonly sendNo: string;
  /** Base URL without a trailing slash. */
  readonly apiUrl: string;
}

/** A Google service account that may send pushes. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** Private key, PKCS#8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
}

/** Credentials and endpoint of Firebase Cloud Messaging. */
export interface PushKeys {
  readonly projectId: string;
  /** Service account; null for a server that accepts any token. */
  readonly account: ServiceAccount | null;
  /** Base URL without a trailing slash. */
  readonly apiUrl: string;
}

/** VAPID key pair (RFC 8292) for the push services of browsers, base64url. */
export interface WebPushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for push services, `mailto:` or `https:`. */
  readonly subject: string;
}

/** Keys by channel; null for a channel that is off. */
export interface MessageKeys {
  readonly sms: SmsKeys | null;
  readonly push: PushKeys | null;
  readonly webPush: WebPushKeys | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SMS_NAMES = ['NHN_SMS_APP_KEY', 'NHN_SMS_SECRET_KEY', 'NHN_SMS_SEND_NO'] as const;
const WEB_PUSH_NAMES = ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT'] as const;
const PUSH_NAMES = ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'] as const;

/** Log sentences for channels that are off. */
export const MESSAGES_OFF_SENTENCE: Record<keyof MessageKeys, string> = {
  sms: `SMS are off, and with them login codes: set ${SMS_NAMES.join(', ')} to switch them on.`,
  push: `Pushes are off: set ${PUSH_NAMES.join(', ')} to switch them on.`,
  webPush: `Pushes to browsers are off: set ${WEB_PUSH_NAMES.join(', ')} to switch them on.`,
};

/** Whether all of them are set. @throws {Error} when only some are. */
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
  // Settings files hold a PEM key in one line, with its line ends escaped.
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
  // Uncompressed point of P-256 and a number of 32 bytes.
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey))
    throw new Error(
      'WEB_PUSH_PUBLIC_KEY and WEB_PUSH_PRIVATE_KEY must be a pair of `npx web-push generate-vapid-keys`',
    );
  if (!/^(mailto:|https:\/\/)/.test(subject)) throw new Error('WEB_PUSH_SUBJECT must begin with mailto: or https://');
  return { publicKey, privateKey, subject };
};

/** All channels off. */
const NO_MESSAGE_KEYS: MessageKeys = { sms: null, push: null, webPush: null };

/**
 * Selects the message providers: real ones by their keys, else others, by default none.
 *
 * @throws {Error} with one sentence when only some keys of a provider are set, or one is invalid.
 */
export const messageKeysOf = (environment: Environment, others: MessageKeys = NO_MESSAGE_KEYS): MessageKeys => ({
  sms: smsOf(environment) ?? others.sms,
  push: pushOf(environment) ?? others.push,
  webPush: webPushOf(environment) ?? others.webPush,
});
