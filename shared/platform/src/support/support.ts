import { ownedByRuntime } from '../runtime/runtime';

/** Requested support: the choice of channels, or the chat at once if there is one. */
export type SupportWish = 'choose' | 'chat';

/** Pending request, and the listener of the next one. */
interface SupportDesk {
  wish?: SupportWish | undefined;
  listener?: ((wish: SupportWish) => void) | undefined;
}

const supportDesk = ownedByRuntime((): SupportDesk => ({}));

const ask = (asked: SupportWish): void => {
  const desk = supportDesk();
  if (desk.listener === undefined) desk.wish = asked;
  else desk.listener(asked);
};

/** Customer support. The shell renders the dialog; until it has loaded, the request waits. */
export const support = {
  /** Opens the dialog: 채팅 상담, 전화 상담, the hours. */
  open: (): void => ask('choose'),
  /** Opens the chat; without one, the dialog explains it. */
  chat: (): void => ask('chat'),
};

/** Subscribes to support requests, including a pending one. For the shell. @returns unsubscribes. */
export const onSupportWish = (hear: (wish: SupportWish) => void): (() => void) => {
  const desk = supportDesk();
  desk.listener = hear;
  if (desk.wish !== undefined) hear(desk.wish);
  desk.wish = undefined;
  return () => {
    if (desk.listener === hear) desk.listener = undefined;
  };
};
