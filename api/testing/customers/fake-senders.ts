import type {
  MessageSenders,
  PushSending,
  SendOutcome,
  SmsSending,
  WebPushSending,
} from '../../src/customers/messages/senders/sender';

/** Fake senders that record messages and return scripted results. */
export interface FakeSenders {
  readonly senders: MessageSenders;
  readonly sms: SmsSending[];
  readonly pushes: PushSending[];
  readonly webPushes: WebPushSending[];
  /** Scripted results in order; `sent` by default. */
  readonly answers: (SendOutcome | { readonly state: 'gone' })[];
}

const SENT: SendOutcome = { state: 'sent' };

/** Senders that send everything, unless `answers` has another result. */
export const fakeSenders = (): FakeSenders => {
  const sms: SmsSending[] = [];
  const pushes: PushSending[] = [];
  const webPushes: WebPushSending[] = [];
  const answers: FakeSenders['answers'] = [];
  return {
    sms,
    pushes,
    webPushes,
    answers,
    senders: {
      sms: {
        send: async (message) => {
          sms.push(message);
          const answer = answers.shift() ?? SENT;
          return answer.state === 'gone' ? SENT : answer;
        },
      },
      push: {
        send: async (message) => {
          pushes.push(message);
          return answers.shift() ?? SENT;
        },
      },
      webPush: {
        send: async (message) => {
          webPushes.push(message);
          return answers.shift() ?? SENT;
        },
      },
    },
  };
};

/** Sender that blocks until it is released. */
export const heldSender = () => {
  let answer = (_outcome: SendOutcome): void => undefined;
  const outcome = new Promise<SendOutcome>((resolve) => (answer = resolve));
  let take = (): void => undefined;
  const taken = new Promise<void>((resolve) => (take = resolve));
  const send = (): Promise<SendOutcome> => {
    take();
    return outcome;
  };
  const senders: MessageSenders = { push: null, webPush: null, sms: { send } };
  return { senders, taken, answer };
};
