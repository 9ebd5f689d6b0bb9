import { Type } from 'typebox';
import { forMembers, forOperators, memberOf, CursorQuery, feature, IdParams } from '#base';
import { listInquiries, listOwnInquiries, viewInquiry } from './inquiry-queries';
import {
  Inquiry,
  InquiryAnswerBody,
  InquiryBody,
  InquiryPage,
  InquiryReplyBody,
  OperatorInquiryPage,
  OperatorInquiryQuery,
} from './inquiry-schemas';
import { answerInquiry, leaveInquiry, replyToInquiry } from './write-inquiry';

const IdempotencyHeader = Type.Object({ 'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })) });

/** Asking support, and reading the answers. */
export const inquiryRoutes = feature({ name: 'inquiry', needs: ['auth', 'clock', 'config', 'database'] }, (app) => {
  const tags = ['inquiry'];
  forMembers(app, (scope) => {
    scope.get('/inquiry', { schema: { tags, querystring: CursorQuery, response: { 200: InquiryPage } } }, (request) =>
      listOwnInquiries(app.database, memberOf(request).memberId, request.query.cursor),
    );
    scope.get('/inquiry/:id', { schema: { tags, params: IdParams, response: { 200: Inquiry } } }, (request) =>
      viewInquiry(app.database, memberOf(request), request.params.id),
    );
    scope.post(
      '/inquiry',
      { schema: { tags, headers: IdempotencyHeader, body: InquiryBody, response: { 200: Inquiry } } },
      async (request) => {
        const { memberId } = memberOf(request);
        const key = request.headers['idempotency-key'];
        return viewInquiry(app.database, { memberId }, await leaveInquiry(app, { memberId, key }, request.body));
      },
    );
    scope.post(
      '/inquiry/:id/message',
      {
        schema: {
          tags,
          headers: IdempotencyHeader,
          params: IdParams,
          body: InquiryReplyBody,
          response: { 200: Inquiry },
        },
      },
      async (request) => {
        const { memberId } = memberOf(request);
        const key = request.headers['idempotency-key'];
        await replyToInquiry(app, { memberId, key }, request.params.id, request.body.text);
        return viewInquiry(app.database, { memberId }, request.params.id);
      },
    );
  });
});

/** Operators' reading and answering of threads. */
export const operatorInquiryRoutes = feature(
  { name: 'operator-inquiry', needs: ['auth', 'clock', 'database', 'messages'] },
  (app) => {
    const tags = ['operator'];
    forOperators(app, (scope) => {
      scope.get(
        '/inquiries',
        { schema: { tags, querystring: OperatorInquiryQuery, response: { 200: OperatorInquiryPage } } },
        (request) => listInquiries(app.database, request.query.cursor),
      );
      scope.get('/inquiries/:id', { schema: { tags, params: IdParams, response: { 200: Inquiry } } }, (request) =>
        viewInquiry(app.database, null, request.params.id),
      );
      scope.post(
        '/inquiries/:id/answer',
        { schema: { tags, params: IdParams, body: InquiryAnswerBody, response: { 200: Inquiry } } },
        async (request) => {
          await answerInquiry(app, request.params.id, request.body.text);
          return viewInquiry(app.database, null, request.params.id);
        },
      );
    });
  },
);
