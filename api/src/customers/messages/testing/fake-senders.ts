import type { MessageSenders, PushSending, SendOutcome, SmsSending, WebPushSending } from '../senders/sender';

/** Carriers of a test: they note what they are given and answer as they are told. */
export interface FakeSenders {
  readonly senders: MessageSenders;
  readonly sms: SmsSending[];
  readonly pushes: PushSending[];
  readonly webPushes: WebPushSending[];
  /** What the next ones are answered, in turn; what is not said is sent. */
  readonly answers: (SendOutcome | { readonly state: 'gone' })[];
}

const SENT: SendOutcome = { state: 'sent' };

/** Carriers that carry whatever they are given, unless `answers` says otherwise. */
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

/** A carrier that has been given a message and says nothing of it until it is told to. */
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
