import { randomUUID } from 'node:crypto';
import { MESSAGE_DELIVERY } from '@dongne/contract';
import { type Clock, Refusal, type Executor } from '#base';
import { insertMessages } from './outbox-repository';
import { type MessageSenders, NO_SENDERS } from './senders/sender';

const HOUR_MS = 3_600_000;

/** Message to one person. */
export interface OutgoingMessage {
  /** Name in texts/shown-messages.json. */
  readonly event: string;
  /**
   * Channel: `code` goes by SMS and expires soon; `order` by push, else by SMS; `service` by push only; `advertising`
   * by push only, with consent and not at night.
   */
  readonly purpose: 'code' | 'order' | 'service' | 'advertising';
  /** Digits of the phone number. */
  readonly to: string;
  readonly memberId?: number;
  /** Request whose messages are delivered in order. */
  readonly requestId?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly path?: string | null;
  /** Expiry; by default that of its purpose. */
  readonly expiresAt?: Date;
  /** Deduplication key per member. */
  readonly onceKey?: string;
}

/** Outbox of messages, with the available providers. */
export interface Messages {
  /**
   * Writes messages to the outbox within the caller's transaction, so that they are sent only if it commits. Messages
   * without a provider are skipped.
   *
   * @returns their ids.
   * @throws {Refusal} `UNAVAILABLE` for a code without a provider.
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

/** Creates the outbox. */
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

/** Discards messages, for seeded history. */
export const NO_MESSAGES: Messages = { send: () => Promise.resolve([]), senders: NO_SENDERS };
