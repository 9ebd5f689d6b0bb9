/** Behaviour of a card, by its last four digits. */
export type Ending = 'succeeds' | CardRefusal | 'slow' | 'unsigned' | 'twice' | 'closed' | 'lost';

/** Reason of a card company's refusal. */
export type CardRefusal = 'limit' | 'expired' | 'badCard' | 'stopped';

const ENDINGS: Readonly<Record<string, Ending>> = {
  '0000': 'succeeds',
  '0051': 'limit',
  '0054': 'expired',
  '0014': 'badCard',
  '5555': 'slow',
  '6666': 'unsigned',
  '7777': 'twice',
  '8888': 'closed',
  '9999': 'lost',
};

/** Sentence of a refusal for the customer. */
const REFUSAL_SENTENCES: Readonly<Record<CardRefusal, string>> = {
  limit: '한도초과',
  expired: '유효기간 오류',
  badCard: '잘못된 카드번호',
  stopped: '사용이 정지된 카드',
};

/** Behaviour of a typed card; every unlisted card succeeds. */
export const endingOf = (lastFour: string): Ending => ENDINGS[lastFour] ?? 'succeeds';

/** The refusal of a typed card at its approval; undefined for a valid card. */
export const refusalOf = (lastFour: string): CardRefusal | undefined => {
  const ending = endingOf(lastFour);
  return ending === 'limit' || ending === 'expired' || ending === 'badCard' ? ending : undefined;
};

/** Behaviour of a registered card that is refused at its charges only. */
type LaterEnding = 'refusedFirst' | 'refusedAlways';

const LATER_ENDINGS: Readonly<Record<string, LaterEnding>> = { '0100': 'refusedFirst', '0200': 'refusedAlways' };

/** Every behaviour by the last four digits of the card, for the console's list. */
export const CARD_ENDINGS: readonly { readonly lastFour: string; readonly ending: Ending | LaterEnding }[] =
  Object.entries({ ...ENDINGS, ...LATER_ENDINGS }).map(([lastFour, ending]) => ({ lastFour, ending }));

const REFUSED_FIRST = 2;

/**
 * The refusal of a charge of a registered card: …0100 is refused the first two times, …0200 always.
 *
 * @param refusedBefore number of earlier refusals of this card.
 */
export const laterRefusalOf = (lastFour: string, refusedBefore: number): CardRefusal | undefined => {
  const ending = LATER_ENDINGS[lastFour];
  if (ending === 'refusedAlways') return 'stopped';
  return ending === 'refusedFirst' && refusedBefore < REFUSED_FIRST ? 'limit' : undefined;
};

/** A refusal as card companies word it: the readable part follows the last bar. */
export const refusalText = (code: string, refusal: CardRefusal): string =>
  `[${code}|카드사 거절|${REFUSAL_SENTENCES[refusal]}]`;

/** Longer than the timeout of a server. */
const SLOW_MS = 12_000;
const LOST_MS = 30_000;

/** Latency of the provider's answer to the shop's server, in milliseconds. */
export const delayMsOf = (lastFour: string): number => {
  const ending = endingOf(lastFour);
  if (ending === 'lost') return LOST_MS;
  return ending === 'slow' ? SLOW_MS : 0;
};
