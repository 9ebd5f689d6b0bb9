import { forEverybody, feature, IdParams } from '#base';
import { FaqList, NoticeDetail, NoticeList, Popups } from './content-schemas';
import { listFaqs, listNotices, viewNotice, viewPopups } from './content-service';

const config = { publicResponse: 'tagged' } as const;

/** Public content of operators: notices, questions and answers, popups. */
export const contentRoutes = feature({ name: 'content', needs: ['clock', 'database'] }, (app) =>
  forEverybody(app, (scope) => {
    scope.get('/notice', { config, schema: { response: { 200: NoticeList } } }, async () => ({
      items: await listNotices(app),
    }));
    scope.get('/notice/:id', { config, schema: { params: IdParams, response: { 200: NoticeDetail } } }, (request) =>
      viewNotice(app, request.params.id),
    );
    scope.get('/faq', { config, schema: { response: { 200: FaqList } } }, async () => ({
      items: await listFaqs(app.database),
    }));
    scope.get('/popup', { config, schema: { response: { 200: Popups } } }, () => viewPopups(app));
  }),
);
