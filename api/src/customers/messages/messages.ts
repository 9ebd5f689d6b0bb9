import { randomUUID } from 'node:crypto';
import { MESSAGE_DELIVERY } from '@dongne/contract';
import { type Clock, Refusal, type Executor } from '#base';
import { insertMessages } from './outbox-repository';
import { type MessageSenders, NO_SENDERS } from './senders/sender';

const HOUR_MS = 3_600_000;

/** A message to one person. */
export interface OutgoingMessage {
  /** Its line in docs/domain/messages.md. */
  readonly event: string;
  /**
   * `code` goes by SMS and ends soon; `order` by push, else by SMS; `service` by push alone; `advertising` like that, with its
   * consent and not at night.
   */
  readonly purpose: 'code' | 'order' | 'service' | 'advertising';
  /** Digits of the phone number. */
  readonly to: string;
  readonly memberId?: number;
  /** Messages about one request arrive in their order. */
  readonly requestId?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly path?: string | null;
  /** When it is not worth sending any more, unless its purpose says it. */
  readonly expiresAt?: Date;
  /** A member gets what has the same key once. */
  readonly onceKey?: string;
}

/** Takes messages for people's phones, and knows who carries them. */
export interface Messages {
  /**
   * Puts messages into the outbox, with the transaction that causes them: they go out when it is done, and never when it is
   * not. What nobody could carry is left out.
   *
   * @returns their ids.
   * @throws {Refusal} `UNAVAILABLE` for a code that nobody could carry.
   */
  readonly send: (executor: Executor, ...messages: readonly OutgoingMessage[]) => Promise<number[]>;
  readonly senders: MessageSenders;
}

const worthHours = ({ purpose }: OutgoingMessage): number =>
  purpose === 'advertising' ? MESSAGE_DELIVERY.advertisingWorthHours : MESSAGE_DELIVERY.worthHours;

const hasWay = ({ purpose }: OutgoingMessage, { sms, push, webPush }: MessageSenders): boolean => {
  switch (purpose) {
    case 'code':
      return sms !== null;
    case 'order':
      return sms !== null || push !== null || webPush !== null;
    case 'service':
    case 'advertising':
      return push !== null || webPush !== null;
  }
};

/** Keeps messages in the outbox for whoever carries them. */
export const outbox = (clock: Clock, senders: MessageSenders): Messages => ({
  senders,
  send: async (executor, ...messages) => {
    const now = clock.now();
    const carried = messages.filter((message) => hasWay(message, senders));
    if (messages.some((message) => message.purpose === 'code' && !carried.includes(message)))
      throw new Refusal('UNAVAILABLE');
    return insertMessages(
      executor,
      carried.map((message) => ({
        ...message,
        key: randomUUID(),
        createdAt: now,
        dueAt: now,
        expiresAt: message.expiresAt ?? new Date(now.getTime() + worthHours(message) * HOUR_MS),
      })),
    );
  },
});

/** For a past that is made up: nobody is told today what happened last month. */
export const NO_MESSAGES: Messages = { send: () => Promise.resolve([]), senders: NO_SENDERS };
