/** Icon of a notification. */
export type MessageKind = 'order' | 'price' | 'payment' | 'bag' | 'membership' | 'benefit' | 'notice' | 'event';

/** Channels: `bell` only in the app; `push` also to phones with the app; `phone` by SMS without the app. */
export type MessageWay = 'bell' | 'push' | 'phone';

/** Text for a member, and its channels. */
export interface RenderedMessage {
  /** Name in shown-messages.json. */
  readonly event: string;
  readonly kind: MessageKind;
  readonly way: MessageWay;
  readonly title: string;
  readonly text: string;
  /** Page of the app that it links to. */
  readonly path: string;
}

interface Line<Facts> {
  readonly event: string;
  readonly kind: MessageKind;
  readonly way: MessageWay;
  /** Example values for shown-messages.json. */
  readonly example: Facts;
  readonly words: (facts: Facts) => Pick<RenderedMessage, 'title' | 'text' | 'path'>;
}

/** Message by its facts; `shown` is its example. */
export interface MessageText<Facts> {
  (facts: Facts): RenderedMessage;
  readonly shown: RenderedMessage;
}

/** Defines a message. */
export const messageText = <Facts>({ event, kind, way, example, words }: Line<Facts>): MessageText<Facts> => {
  const render = (facts: Facts): RenderedMessage => ({ event, kind, way, ...words(facts) });
  return Object.assign(render, { shown: render(example) });
};

/** Page of a request. */
export const requestPath = (id: number): string => `/usage/detail?id=${id}`;

/** Page of a failed collection, with objection and answer. */
export const noShowPath = (id: number): string => `/usage/noshow?id=${id}`;

/** Page for approving a price. */
export const approvalPath = (id: number): string => `/usage/approve?id=${id}`;
