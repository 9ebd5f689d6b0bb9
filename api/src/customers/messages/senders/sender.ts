/** A message as a provider gets it. */
interface Sending {
  /** The same for every try: who has it already does not send it again. */
  readonly key: string;
  readonly text: string;
  /** Whether it may have been sent before. */
  readonly isRepeated: boolean;
  readonly now: Date;
}

/** An SMS. */
export interface SmsSending extends Sending {
  /** Digits of a Korean mobile number. */
  readonly to: string;
  /** Stands above a long one. */
  readonly title: string;
  /** A login code, which some providers send faster. */
  readonly isCode: boolean;
}

/** A push to one device. */
export interface PushSending extends Sending {
  readonly token: string;
  readonly title: string;
  /** Page of the app that it opens. */
  readonly path: string | null;
}

/**
 * What came of a message: `refused` finally, for a reason of the provider's own words without anything of the person, or
 * `unknown`, which is tried again.
 */
export type SendOutcome =
  { readonly state: 'sent' } | { readonly state: 'refused' | 'unknown'; readonly reason: string };

/** A push to one browser. */
export interface WebPushSending extends Sending {
  /** Address of the browser at its own push service. */
  readonly endpoint: string;
  /** Its public key and secret, base64url. */
  readonly p256dh: string;
  readonly auth: string;
  readonly title: string;
  /** Page of the app that it opens. */
  readonly path: string | null;
}

/** A provider of SMS. Never rejects. */
export interface SmsSender {
  readonly send: (sms: SmsSending) => Promise<SendOutcome>;
}

/** A provider of pushes. Never rejects. `gone`: the device is not to be asked again. */
export interface PushSender {
  readonly send: (push: PushSending) => Promise<SendOutcome | { readonly state: 'gone' }>;
}

/** Reaches browsers. Never rejects. `gone`: the browser is not to be asked again. */
export interface WebPushSender {
  readonly send: (push: WebPushSending) => Promise<SendOutcome | { readonly state: 'gone' }>;
}

/** Who carries messages, each null where nobody does. */
export interface MessageSenders {
  readonly sms: SmsSender | null;
  readonly push: PushSender | null;
  readonly webPush: WebPushSender | null;
}

/** Nobody carries anything. */
export const NO_SENDERS: MessageSenders = { sms: null, push: null, webPush: null };
