/** What the bell's icon shows. */
export type MessageKind = 'order' | 'price' | 'payment' | 'bag' | 'membership' | 'benefit' | 'notice' | 'event';

/** `bell`: only in the app. `push`: also to phones with the app. `phone`: by SMS where there is no app. */
export type MessageWay = 'bell' | 'push' | 'phone';

/** Words to a member, and how they go. */
export interface Told {
  /** Its line in docs/domain/messages.md. */
  readonly event: string;
  readonly kind: MessageKind;
  readonly way: MessageWay;
  readonly title: string;
  readonly text: string;
  /** Page of the app that it leads to. */
  readonly path: string;
}

interface Line<Facts> {
  readonly event: string;
  readonly kind: MessageKind;
  readonly way: MessageWay;
  /** What the table in docs/domain/messages.md is shown with. */
  readonly example: Facts;
  readonly words: (facts: Facts) => Pick<Told, 'title' | 'text' | 'path'>;
}

/** A message by its facts; `shown` is what the table says it with. */
export interface MessageText<Facts> {
  (facts: Facts): Told;
  readonly shown: Told;
}

/** Writes a line of the table of messages. */
export const messageText = <Facts>({ event, kind, way, example, words }: Line<Facts>): MessageText<Facts> => {
  const told = (facts: Facts): Told => ({ event, kind, way, ...words(facts) });
  return Object.assign(told, { shown: told(example) });
};

/** The page of a request. */
export const requestPath = (id: number): string => `/usage/detail?id=${id}`;

/** Where the customer reads of a failed collection, objects to it and finds the answer. */
export const noShowPath = (id: number): string => `/usage/noshow?id=${id}`;

/** Where a price is agreed to. */
export const approvalPath = (id: number): string => `/usage/approve?id=${id}`;
