import { forEverybody } from '../auth';
import { feature, IdParams } from '../common';
import { EventDetail, EventList, FaqList, NoticeDetail, NoticeList, Popups } from './content-schemas';
import { listEvents, listFaqs, listNotices, viewEvent, viewNotice, viewPopups } from './content-service';

/** What the operators write for everybody: notices, events, questions and answers, popups. */
export const contentRoutes = feature({ name: 'content', needs: ['clock', 'database'] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get('/notice', { schema: { response: { 200: NoticeList } } }, async () => ({
      items: await listNotices(app),
    }));
    scope.get('/notice/:id', { schema: { params: IdParams, response: { 200: NoticeDetail } } }, (request) =>
      viewNotice(app, request.params.id),
    );
    scope.get('/event', { schema: { response: { 200: EventList } } }, async () => ({ items: await listEvents(app) }));
    scope.get('/event/:id', { schema: { params: IdParams, response: { 200: EventDetail } } }, (request) =>
      viewEvent(app, request.params.id),
    );
    scope.get('/faq', { schema: { response: { 200: FaqList } } }, async () => ({
      items: await listFaqs(app.database),
    }));
    scope.get('/popup', { schema: { response: { 200: Popups } } }, () => viewPopups(app));
  }),
);
