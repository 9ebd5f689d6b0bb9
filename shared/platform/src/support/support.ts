import { ownedByRuntime } from '../runtime/runtime';

/** What somebody asked for: the choice of ways, or the chat at once where there is one. */
export type SupportWish = 'choose' | 'chat';

/** A wish that nobody has heard yet, and who hears the next one. */
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

/** Help by people. The shell draws the dialog; before that has loaded, the wish waits. */
export const support = {
  /** Opens the dialog: 채팅 상담, 전화 상담, the hours. */
  open: (): void => ask('choose'),
  /** Opens the chat; where there is none, the dialog says so. */
  chat: (): void => ask('chat'),
};

/** Hears what is asked for, at once when somebody has asked already. For the shell. @returns an end to it. */
export const onSupportWish = (hear: (wish: SupportWish) => void): (() => void) => {
  const desk = supportDesk();
  desk.listener = hear;
  if (desk.wish !== undefined) hear(desk.wish);
  desk.wish = undefined;
  return () => {
    if (desk.listener === hear) desk.listener = undefined;
  };
};
