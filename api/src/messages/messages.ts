import type { Executor } from '../database';
import { type Clock, Refusal } from '../common';
import { insertMessage } from './message-repository';

/** A text to one person's phone. */
export interface Message {
  /** Digits of the phone number. */
  readonly to: string;
  readonly kind: 'sms' | 'push';
  readonly text: string;
  /** The code inside the text, for the sandbox's inbox. */
  readonly otpCode?: string;
}

/** Sends SMS and push messages. Called inside the transaction that causes the message, with that transaction. */
export interface Messages {
  send(executor: Executor, message: Message): Promise<void>;
}

/** Keeps every message where `GET /sandbox/messages` finds it; nothing leaves the machine. */
export const sandboxMessages = (clock: Clock): Messages => ({
  send: async (executor, message) => {
    await insertMessage(executor, { ...message, at: clock.now() });
  },
});

/** Production without a provider: an SMS is refused, so that nobody waits for a code; a push is dropped. */
export const unconfiguredMessages: Messages = {
  send: async (_executor, message) => {
    if (message.kind === 'sms') throw new Refusal('UNAVAILABLE');
  },
};
