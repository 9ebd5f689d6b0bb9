import { Type } from 'typebox';
import { deviceNameFrom, forMembers, memberOf, feature } from '#base';
import { enterProof, OwnKeyHeader, sendProof, SentOtp } from '../login';
import { Member, viewMember } from '../members';
import { Consent, ConsentAnswers } from './consent-schemas';
import { answerConsents, consentsOf } from './consents';
import { Device, DeviceParams, PhoneChange, ProofEntry, ProofRequest } from './account-schemas';
import { devicesOf, endDevice, endOtherDevices } from './devices';
import { changePhoneNumber } from './phone-change';

/**
 * Login methods, phone number, devices and consents of a member. A feature of its own, because it combines login,
 * members and messages.
 */
export const accountRoutes = feature(
  { name: 'account', needs: ['auth', 'clock', 'config', 'database', 'messages'] },
  (app) =>
    forMembers(app, (scope) => {
      scope.post(
        '/member/proof',
        { schema: { headers: OwnKeyHeader, body: ProofRequest, response: { 200: SentOtp } } },
        (request) =>
          sendProof(app, {
            ...request.body,
            memberId: memberOf(request).memberId,
            callerAddress: request.ip,
            key: request.headers['idempotency-key'],
          }),
      );

      scope.put(
        '/member/proof',
        { schema: { body: ProofEntry, response: { 204: Type.Null() } } },
        async (request, reply) => {
          await enterProof(app, memberOf(request).memberId, request.body);
          return reply.code(204).send(null);
        },
      );

      scope.put(
        '/member/phoneNumber',
        { schema: { body: PhoneChange, response: { 200: Member } } },
        async (request) => {
          await changePhoneNumber(app, memberOf(request), request.body);
          return viewMember(app, memberOf(request).memberId);
        },
      );

      scope.get('/member/consents', { schema: { response: { 200: Type.Array(Consent) } } }, (request) =>
        consentsOf(app, memberOf(request).memberId),
      );

      scope.put(
        '/member/consents',
        { schema: { body: ConsentAnswers, response: { 200: Type.Array(Consent) } } },
        (request) => answerConsents(app, memberOf(request).memberId, request.body.answers),
      );

      scope.get('/member/devices', { schema: { response: { 200: Type.Array(Device) } } }, (request) =>
        devicesOf(app, memberOf(request), deviceNameFrom(request)),
      );

      scope.delete('/member/devices', { schema: { response: { 204: Type.Null() } } }, async (request, reply) => {
        await endOtherDevices(app, memberOf(request));
        return reply.code(204).send(null);
      });

      scope.delete(
        '/member/devices/:id',
        { schema: { params: DeviceParams, response: { 204: Type.Null() } } },
        async (request, reply) => {
          await endDevice(app, memberOf(request), request.params.id);
          return reply.code(204).send(null);
        },
      );
    }),
);
