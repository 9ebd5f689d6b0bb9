/** What somebody asked for: the choice of ways, or the chat at once where there is one. */
export type SupportWish = 'choose' | 'chat';

let wish: SupportWish | undefined;
let listener: ((wish: SupportWish) => void) | undefined;

const ask = (asked: SupportWish): void => {
  if (listener === undefined) wish = asked;
  else listener(asked);
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
  listener = hear;
  if (wish !== undefined) hear(wish);
  wish = undefined;
  return () => {
    if (listener === hear) listener = undefined;
  };
};
