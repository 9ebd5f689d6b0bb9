import { Type } from 'typebox';
import { signAccessToken, feature, Refusal, Id } from '@dongne/api/base';
import { findLaundry } from '@dongne/api/shops';
import { AddressInput, membersByPhone } from '@dongne/api/customers';
import { SEED_MEMBERS } from '@dongne/api/seed';
import { createMembers } from './sandbox-members';

const MAX_MEMBERS = 1_000;

const MemberOrder = Type.Object({
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_MEMBERS })),
  address: Type.Optional(Type.Partial(AddressInput)),
  card: Type.Optional(Type.Boolean()),
});

/** Members and tokens, for developers, drills and the shop simulator. */
export const sandboxRoutes = feature({ name: 'sandbox', needs: ['clock', 'config', 'database'] }, (app) => {
  const { database } = app;

  app.get('/members', { schema: { hide: true } }, async () => {
    const phones = SEED_MEMBERS.map(({ phoneNumber }) => phoneNumber);
    const rows = await membersByPhone(database, phones);
    return rows.map(({ id, phoneNumber, nickname }) => ({
      phoneNumber,
      userId: id,
      nickname,
      note: SEED_MEMBERS.find((seeded) => seeded.phoneNumber === phoneNumber)?.note ?? '',
    }));
  });

  app.post('/members', { schema: { hide: true, body: Type.Union([MemberOrder, Type.Null()]) } }, (request) =>
    createMembers(app, request.body?.count ?? 1, {
      address: request.body?.address,
      hasCard: request.body?.card === true,
    }),
  );

  app.post('/operator/token', { schema: { hide: true } }, async () => ({
    accessToken: await signAccessToken(app, { role: 'operator' }),
  }));

  app.post('/shop/:id/token', { schema: { hide: true, params: Type.Object({ id: Id }) } }, async (request) => {
    const shop = await findLaundry(database, request.params.id);
    if (shop === undefined) throw new Refusal('NOT_FOUND');
    return { accessToken: await signAccessToken(app, { role: 'shop', laundryId: shop.id }) };
  });
});
