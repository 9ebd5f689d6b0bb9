import { Type } from 'typebox';
import { statusLabelOf } from '@dongne/contract';
import { startSession, feature, IdParams, Refusal } from '@dongne/api/base';
import { findMember } from '@dongne/api/customers';
import { callsOf } from '../demo/demo-calls';
import { readSamplePhotos } from '../demo/sample-photos';
import type { FaultPlan } from '../faults';
import { newestArrivals } from '../messages/inbox-repository';
import { CARD_ENDINGS } from '../payments/card-endings';
import { findOrder, movesOfOrder, newestOrders, type OrderRow } from '../sandbox-repository';
import { nextTurn, runNextStep } from './shop-turn';

const ORDERS_SHOWN = 20;
const MESSAGES_SHOWN = 20;
const TurnOrder = Type.Object({ command: Type.String({ minLength: 1, maxLength: 40 }) });

const orderView = ({ customerId, nickname, phoneNumber, ...row }: OrderRow) => ({
  id: row.id,
  laundryId: row.laundryId,
  laundryName: row.laundryName,
  customer: { userId: customerId, nickname, phoneNumber },
  originalStatus: row.status,
  statusLabel: statusLabelOf(row),
  paymentStatus: row.paymentStatus,
  collectionTime: row.collectionTime.toISOString(),
  isAccepted: row.acceptedAt !== null,
  isApproved: row.approvedAt !== null,
  totalWon: row.totalWon,
  createdAt: row.createdAt.toISOString(),
});

/** Overview of the whole system for the console, and actions that are not in the tools of shops and operators. */
export const showroomRoutes = (faults: FaultPlan) =>
  feature({ name: 'showroom', needs: ['clock', 'config', 'database'] }, (app) => {
    const { database, clock } = app;
    const turnParts = async () => ({ call: callsOf(app), photos: await readSamplePhotos(), now: clock.now() });

    const orderOf = async (id: number): Promise<OrderRow> => {
      const row = await findOrder(database, id);
      if (row === undefined) throw new Refusal('NOT_FOUND');
      return row;
    };

    app.get('/showroom', { schema: { hide: true } }, async () => ({
      now: clock.now().toISOString(),
      orders: (await newestOrders(database, ORDERS_SHOWN)).map(orderView),
      messages: (await newestArrivals(database, MESSAGES_SHOWN)).map(({ id, at, to, kind, text, otpCode }) => ({
        id,
        at: at.toISOString(),
        to,
        kind,
        text,
        ...(otpCode === null ? {} : { otpCode }),
      })),
    }));

    app.get('/orders/:id', { schema: { hide: true, params: IdParams } }, async (request) => {
      const row = await orderOf(request.params.id);
      const moves = await movesOfOrder(database, row.id);
      return {
        ...orderView(row),
        timeline: moves.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
        next: await nextTurn(await turnParts(), row),
      };
    });

    app.post('/orders/:id/next', { schema: { hide: true, params: IdParams, body: TurnOrder } }, async (request) =>
      runNextStep(await turnParts(), await orderOf(request.params.id), request.body.command),
    );

    // Logs in without a code, so that a demonstration starts with one click.
    app.post('/members/:id/login', { schema: { hide: true, params: IdParams } }, async (request) => {
      const member = await findMember(database, request.params.id);
      if (member === undefined) throw new Refusal('NOT_FOUND');
      const { id: userId, phoneNumber, nickname } = member;
      const tokens = await database.transaction((tx) => startSession(tx, app, userId));
      return { user: { userId, phoneNumber, nickname }, ...tokens };
    });

    app.get('/card-endings', { schema: { hide: true } }, async () => CARD_ENDINGS);
    app.get('/faults', { schema: { hide: true } }, async () => faults.planned());
  });
