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

/** Keys by what they carry; null for what nobody carries. */
export interface MessageKeys {
  readonly sms: SmsKeys | null;
  readonly push: PushKeys | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SMS_NAMES = ['NHN_SMS_APP_KEY', 'NHN_SMS_SECRET_KEY', 'NHN_SMS_SEND_NO'] as const;
const PUSH_NAMES = ['FCM_PROJECT_ID', 'FCM_CLIENT_EMAIL', 'FCM_PRIVATE_KEY'] as const;

/** One sentence each for the log about what nobody carries. */
export const MESSAGES_OFF_SENTENCE: Record<keyof MessageKeys, string> = {
  sms: `SMS are off, and with them login codes: set ${SMS_NAMES.join(', ')} to switch them on.`,
  push: `Pushes are off: set ${PUSH_NAMES.join(', ')} to switch them on.`,
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

/**
 * Who carries messages: the real providers by their keys, the sandbox's without them, nobody where there is no sandbox.
 *
 * @param sandboxPort where the sandbox's providers answer, null without a sandbox.
 * @throws {Error} with one sentence when some keys of a provider are set and others are not, or one is no such key.
 */
export const messageKeysOf = (environment: Environment, sandboxPort: number | null): MessageKeys => {
  const sandbox: MessageKeys = sandboxPort === null ? { sms: null, push: null } : sandboxMessageKeys(sandboxPort);
  return { sms: smsOf(environment) ?? sandbox.sms, push: pushOf(environment) ?? sandbox.push };
};
