import { Type } from 'typebox';
import { forMembers, memberOf, setUserCookie, feature } from '#base';
import { Alarm, AlarmChange, MarketingChange, Member, NicknameChange, PartnerInfo, PushToken } from './member-schemas';
import {
  alarmOf,
  changeAlarm,
  changeMarketing,
  changeNickname,
  storePushToken,
  partnerInfoOf,
  viewMember,
} from './member-service';

/** Account of the member. */
export const memberRoutes = feature({ name: 'member', needs: ['auth', 'clock', 'database'] }, (app) =>
  forMembers(app, (scope) => {
    scope.get('/member', { schema: { response: { 200: Member } } }, (request) =>
      viewMember(app, memberOf(request).memberId),
    );

    scope.put(
      '/member/nickname',
      { schema: { body: NicknameChange, response: { 200: Member } } },
      async (request, reply) => {
        const member = await changeNickname(app, memberOf(request).memberId, request.body.nickname);
        setUserCookie(request, reply, member);
        return member;
      },
    );

    scope.put('/member/marketing', { schema: { body: MarketingChange, response: { 200: Member } } }, (request) =>
      changeMarketing(app, memberOf(request).memberId, request.body),
    );

    scope.get('/member/alarm', { schema: { response: { 200: Alarm } } }, (request) =>
      alarmOf(app.database, memberOf(request).memberId),
    );

    scope.put('/member/alarm', { schema: { body: AlarmChange, response: { 200: Alarm } } }, (request) =>
      changeAlarm(app, memberOf(request).memberId, request.body),
    );

    scope.get('/member/partnerInfo', { schema: { response: { 200: Type.Array(PartnerInfo) } } }, async (request) =>
      partnerInfoOf(memberOf(request).partnerId),
    );

    scope.put(
      '/member/fcmToken',
      { schema: { body: PushToken, response: { 204: Type.Null() } } },
      async (request, reply) => {
        await storePushToken(app.database, memberOf(request).sessionId, request.body);
        return reply.code(204).send(null);
      },
    );
  }),
);
