import { CARD_WINDOW } from '@dongne/contract';
import { type MemberIdentity, Refusal, type Needs, type Transaction, countUse } from '#base';
import { findMember, isRestricted, type MemberRow } from '#customers';
import type { Buyer, CardProviderName, ProviderForm } from '../providers';
import { CARD_COPY } from './card-copy';
import type { ProviderPath, WindowEndView, WindowOrderInput } from './card-schemas';
import { type CardSessionRow, findSession, insertSession, isLate } from './card-session-repository';

const HOUR_MS = 3_600_000;

/** Providers by their names in paths. */
export const PROVIDER_OF: Readonly<Record<ProviderPath, CardProviderName>> = { inicis: 'INICIS', nicepay: 'NICEPAY' };

/**
 * Return and close addresses of a provider's window, below the configured origin. Never derived from request headers:
 * an attacker could redirect payment results with them.
 */
export const windowAddresses = ({ config }: Needs<'config'>, provider: ProviderPath, sid: string) => {
  const base = `${config.publicOrigin}/v1/app/pay/card/${provider}`;
  return { returnUrl: `${base}/return?sid=${sid}`, closeUrl: `${base}/closed?sid=${sid}` };
};

/** A member as a provider asks for them. */
export const buyerOf = ({
  id,
  nickname,
  phoneNumber,
  email,
}: Pick<MemberRow, 'id' | 'nickname' | 'phoneNumber' | 'email'>): Buyer => ({
  memberRef: `m${id}`,
  name: nickname,
  phone: phoneNumber ?? '',
  email: email ?? '',
});

type Opened = Pick<CardSessionRow, 'sid' | 'memberId' | 'provider' | 'purpose' | 'device' | 'isRedirect'> &
  Partial<Pick<CardSessionRow, 'chargeId' | 'amountWon' | 'orderId' | 'attemptId'>>;

const isSameWindow = (session: CardSessionRow, wanted: Opened, now: Date): boolean =>
  session.memberId === wanted.memberId &&
  session.provider === wanted.provider &&
  session.purpose === wanted.purpose &&
  session.device === wanted.device &&
  session.isRedirect === wanted.isRedirect &&
  session.state === 'opened' &&
  !isLate(session, now);

/**
 * Opens a window. A reload of the same window reuses its name.
 *
 * @throws {Refusal} `ALREADY_EXISTS` for a name that was used, or belongs to another member; `TOO_MANY_REQUESTS`.
 */
export const openWindow = async (tx: Transaction, parts: Needs<'clock' | 'config'>, wanted: Opened): Promise<void> => {
  const now = parts.clock.now();
  const isNew = (await insertSession(tx, { ...wanted, createdAt: now })) !== undefined;
  if (isNew)
    return countUse(tx, parts, {
      subject: `card-window:${wanted.memberId}`,
      max: CARD_WINDOW.perHour,
      windowMs: HOUR_MS,
    });
  const session = await findSession(tx, wanted.sid);
  if (session === undefined || !isSameWindow(session, wanted, now))
    throw new Refusal('ALREADY_EXISTS', { svMessage: CARD_COPY.windowUsed });
};

/**
 * Opens a provider's window for a new card.
 *
 * @returns the form that the browser posts to the provider.
 * @throws {Refusal} `PARTNER_RESTRICTED`; `UNAVAILABLE` without the provider's keys; `ALREADY_EXISTS` for a name that
 * was used, or belongs to another member; `TOO_MANY_REQUESTS`.
 */
export const openRegistration = async (
  parts: Needs<'cardProviders' | 'clock' | 'config' | 'database'>,
  { memberId, partnerId }: MemberIdentity,
  provider: ProviderPath,
  { sid, device, isRedirect = false }: WindowOrderInput,
): Promise<ProviderForm> => {
  if (isRestricted(partnerId, 'cardPayment')) throw new Refusal('PARTNER_RESTRICTED');
  const cards = parts.cardProviders[PROVIDER_OF[provider]];
  if (cards === null) throw new Refusal('UNAVAILABLE', { svMessage: CARD_COPY.off });
  const member = await findMember(parts.database, memberId);
  if (member === undefined) throw new Refusal('INVALID_JWT');
  await parts.database.transaction((tx) =>
    openWindow(tx, parts, { sid, memberId, provider: PROVIDER_OF[provider], purpose: 'register', device, isRedirect }),
  );
  return cards.readyRegistration({
    sid,
    device,
    buyer: buyerOf(member),
    ...windowAddresses(parts, provider, sid),
    now: parts.clock.now(),
  });
};

/** State of a window, as its owner sees it. */
export const windowEnd = (session: CardSessionRow, now: Date): WindowEndView => {
  switch (session.state) {
    case 'opened':
      return isLate(session, now)
        ? { state: 'refused', message: session.purpose === 'pay' ? CARD_COPY.latePayment : CARD_COPY.late }
        : { state: 'pending', message: null };
    case 'claimed':
      return { state: 'pending', message: null };
    case 'done':
    case 'refused':
    case 'unknown':
      return { state: session.state, message: session.message };
  }
};

/** The same, of a member's own window. @throws {Refusal} `NOT_FOUND` for any other. */
export const viewWindow = async (
  { database, clock }: Needs<'clock' | 'database'>,
  memberId: number,
  sid: string,
): Promise<WindowEndView> => {
  const session = await findSession(database, sid);
  if (session?.memberId !== memberId) throw new Refusal('NOT_FOUND');
  return windowEnd(session, clock.now());
};
