/** Message passed to a provider. */
interface Sending {
  /** Idempotency key, the same for every try. */
  readonly key: string;
  readonly text: string;
  /** Whether it may have been sent before. */
  readonly isRepeated: boolean;
  readonly now: Date;
}

/** SMS to one number. */
export interface SmsSending extends Sending {
  /** Digits of a Korean mobile number. */
  readonly to: string;
  /** Title of a long message. */
  readonly title: string;
  /** Whether it is a login code, which some providers send faster. */
  readonly isCode: boolean;
}

/** Push to one device. */
export interface PushSending extends Sending {
  readonly token: string;
  readonly title: string;
  /** Page of the app that it opens. */
  readonly path: string | null;
}

/** Result of sending: `refused` is final, with the provider's reason but no personal data; `unknown` is retried. */
export type SendOutcome =
  { readonly state: 'sent' } | { readonly state: 'refused' | 'unknown'; readonly reason: string };

/** Push to one browser. */
export interface WebPushSending extends Sending {
  /** Endpoint of the browser at its push service. */
  readonly endpoint: string;
  /** Public key and secret of the browser, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly title: string;
  /** Page of the app that it opens. */
  readonly path: string | null;
}

/** SMS provider. Never rejects. */
export interface SmsSender {
  readonly send: (sms: SmsSending) => Promise<SendOutcome>;
}

/** Push provider. Never rejects. `gone`: the device must be forgotten. */
export interface PushSender {
  readonly send: (push: PushSending) => Promise<SendOutcome | { readonly state: 'gone' }>;
}

/** Web push sender. Never rejects. `gone`: the browser must be forgotten. */
export interface WebPushSender {
  readonly send: (push: WebPushSending) => Promise<SendOutcome | { readonly state: 'gone' }>;
}

/** Senders by channel, null for a channel that is off. */
export interface MessageSenders {
  readonly sms: SmsSender | null;
  readonly push: PushSender | null;
  readonly webPush: WebPushSender | null;
}

/** All channels off. */
export const NO_SENDERS: MessageSenders = { sms: null, push: null, webPush: null };
