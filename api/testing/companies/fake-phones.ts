import { eq } from 'drizzle-orm';
import { outboxMessages } from '#tables';
import type { Database } from '#base';
import type { MessageSenders } from '../../src/customers/messages/senders/sender';
import type { ReceivedMessage } from './companies';

interface Received extends ReceivedMessage {
  readonly to: string;
}

/** Prefix of device tokens whose app was removed. */
const GONE = 'gone-';
const CODE_IN_TEXT = /\[(\d{6})\]/;

/** Senders that deliver to phones in memory. */
export class FakePhones {
  readonly #received: Received[] = [];
  readonly senders: MessageSenders;

  /** @param database knows the number of a push, whose provider knows the device only. */
  constructor(database: Database) {
    const pushed = async ({ key, title, text }: { key: string; title: string; text: string }): Promise<void> => {
      const [row] = await database.select().from(outboxMessages).where(eq(outboxMessages.key, key));
      this.#received.push({ kind: 'push', to: row?.to ?? '', text: `${title} · ${text}` });
    };
    this.senders = {
      sms: {
        send: async ({ to, text }) => {
          const otpCode = CODE_IN_TEXT.exec(text)?.[1];
          this.#received.push({ kind: 'sms', to, text, ...(otpCode !== undefined && { otpCode }) });
          return { state: 'sent' };
        },
      },
      push: {
        send: async (push) => {
          if (push.token.startsWith(GONE)) return { state: 'gone' };
          await pushed(push);
          return { state: 'sent' };
        },
      },
      // Tests of web pushes inspect senders of their own.
      webPush: { send: async () => ({ state: 'sent' }) },
    };
  }

  /** Messages to a number, newest first. */
  receivedBy(phoneNumber: string): readonly ReceivedMessage[] {
    return this.#received.filter(({ to }) => to === phoneNumber).toReversed();
  }
}
