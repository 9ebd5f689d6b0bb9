import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, invalidField, type Needs } from '@dongne/api/base';
import { endingOf } from './card-endings';
import type { CardWindow, OpenedWindow, WindowOrder, WindowParts } from './card-window';
import { AnyForm, type FormFields, isOwnAddress } from './form-fields';
import { newTid, newToken } from './payment-ids';
import { addAuthorization, chargeOfOrder } from './payment-repository';
import { CARD_FIELDS, type TypedCard, typedCardOf } from './typed-card';
import { windowPolicy } from './window-html';
import { CLOSE_SCRIPT, cardPage, returnPage, silentPage, SUBMIT_SCRIPT } from './window-pages';

const SEE_OTHER = 303;
const FORM = 'application/x-www-form-urlencoded';

const without = (fields: FormFields, names: readonly string[]): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const sendPage = (reply: FastifyReply, html: string, returnUrl: string, script = ''): FastifyReply =>
  reply
    .header('content-security-policy', windowPolicy(new URL(returnUrl).origin, script))
    .type('text/html; charset=utf-8')
    .send(html);

const sendBack = (reply: FastifyReply, { order: { returnUrl } }: OpenedWindow, fields: FormFields): FastifyReply =>
  sendPage(reply, returnPage(returnUrl, fields), returnUrl, SUBMIT_SCRIPT);

const refuseForeign = ({ returnUrl, closeUrl }: WindowOrder, request: FastifyRequest, publicOrigin: string): void => {
  const sentence = '돌아갈 수 없는 주소예요.';
  if (!isOwnAddress(returnUrl, request, publicOrigin)) throw invalidField('returnUrl', sentence);
  if (closeUrl !== undefined && !isOwnAddress(closeUrl, request, publicOrigin))
    throw invalidField('closeUrl', sentence);
};

/** Closes a window: without a post where the shop has a page for it, as at the providers. */
const close = (reply: FastifyReply, opened: OpenedWindow): FastifyReply => {
  const { closeUrl } = opened.order;
  return closeUrl === undefined ? sendBack(reply, opened, opened.cancelled) : reply.redirect(closeUrl, SEE_OTHER);
};

/** Fields posted back for a typed card: undefined without a post. */
const resultOf = async (
  parts: WindowParts,
  { proof }: CardWindow,
  opened: OpenedWindow,
  card: TypedCard,
): Promise<FormFields | undefined> => {
  const { provider, purpose, orderId, amountWon, goodsName, returnUrl } = opened.order;
  const authorization = await addAuthorization(parts.database, {
    token: newToken(),
    tid: newTid(provider),
    provider,
    purpose,
    orderId,
    amountWon,
    goodsName,
    ...card,
    issuedAt: parts.clock.now(),
  });
  if (authorization === undefined) return opened.orderUsed;
  const fields = await opened.accept(parts, authorization);
  if (fields === undefined) return undefined;
  const ending = endingOf(card.lastFour);
  if (ending === 'unsigned') return without(fields, proof);
  // Posts once from here and once from the browser.
  if (ending === 'twice') await parts.outside.post(returnUrl, FORM, new URLSearchParams(fields).toString());
  return fields;
};

/** The two steps of a window: shows itself, and accepts the typed card. */
export const serveWindow = (
  app: App & Needs<'clock' | 'config' | 'database'>,
  { outside }: Pick<WindowParts, 'outside'>,
  window: CardWindow,
): void => {
  const { clock, config, database } = app;
  const parts = { clock, database, outside };
  const cardPath = `${app.prefix}${window.path}/card`;

  app.post(window.path, { schema: { hide: true, body: AnyForm } }, async (request, reply) => {
    const opened = window.open(request.body, clock.now());
    const { order } = opened;
    refuseForeign(order, request, config.publicOrigin);
    if (opened.problem !== undefined) return sendBack(reply, opened, opened.problem);
    const isPaid = (await chargeOfOrder(database, order.provider, order.orderId)) !== undefined;
    if (isPaid) return sendBack(reply, opened, opened.orderUsed);
    return sendPage(reply, cardPage(order, request.body, cardPath), order.returnUrl);
  });

  app.post(`${window.path}/card`, { schema: { hide: true, body: AnyForm } }, async (request, reply) => {
    const fields = without(request.body, CARD_FIELDS);
    const opened = window.open(fields, clock.now());
    const { order } = opened;
    refuseForeign(order, request, config.publicOrigin);
    if (opened.problem !== undefined) return sendBack(reply, opened, opened.problem);
    if (request.body['choice'] === 'cancel') return sendBack(reply, opened, opened.cancelled);
    if (request.body['choice'] === 'close') return close(reply, opened);
    const card = typedCardOf(request.body);
    if (typeof card === 'string')
      return sendPage(reply.code(422), cardPage(order, fields, cardPath, card), order.returnUrl);
    if (endingOf(card.lastFour) === 'closed') return close(reply, opened);
    const result = await resultOf(parts, window, opened, card);
    if (result === undefined) return sendPage(reply, silentPage(), order.returnUrl, CLOSE_SCRIPT);
    return sendBack(reply, opened, result);
  });
};
