import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Type } from 'typebox';
import { statusLabelOf } from '@dongne/contract';
import { newestEvents } from '@dongne/api/content';
import { garmentPictures } from './demo/garment-pictures';
import { activeRequests, claimsAtShops, shopsByOpenRequests } from './sandbox-repository';
import { feature, Refusal } from '@dongne/api/base';

const SHOWN = 30;
const EVENTS_SHOWN = 100;
const SHOPS_SHOWN = 500;
const FOLDER = join(import.meta.dirname, 'page');
const PHOTOS = join(FOLDER, 'photos');
const PageFile = Type.Object({ file: Type.String({ pattern: '^[a-z0-9-]+\\.(js|css|jpg)$' }) });
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
};
/** Allows the page's own scripts and photos, the app in a frame with its font, and calls to the own origin only. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** A console for people: acts as any shop and as support, reads messages, travels in time. */
export const sandboxPageRoutes = feature({ name: 'sandbox-page', needs: ['database'] }, (app) => {
  const { database } = app;

  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': PAGE_POLICY,
        // Same policy as the app's page: a card window opened by the framed app, which closes itself, belongs to this
        // tab.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      .type('text/html; charset=utf-8')
      .send(await readFile(join(FOLDER, 'sandbox.html'))),
  );

  app.get('/page/:file', { schema: { hide: true, params: PageFile } }, async (request, reply) => {
    const { file } = request.params;
    const type = TYPES[extname(file)];
    const garment = file.startsWith('garment-') ? (await garmentPictures()).get(basename(file, '.jpg')) : undefined;
    if (garment !== undefined) return reply.type('image/jpeg').send(garment);
    const folder = extname(file) === '.jpg' ? PHOTOS : FOLDER;
    if (type === undefined || !(await readdir(folder)).includes(file)) throw new Refusal('NOT_FOUND');
    return reply.type(type).send(await readFile(join(folder, file)));
  });

  app.get('/shops', { schema: { hide: true } }, () => shopsByOpenRequests(database, SHOPS_SHOWN));

  app.get('/requests', { schema: { hide: true } }, async () => {
    const rows = await activeRequests(database, SHOWN);
    return rows.map(({ status, statusBy, approvedAt, ...row }) => ({
      ...row,
      originalStatus: status,
      statusLabel: statusLabelOf({ status, statusBy, approvedAt }),
    }));
  });

  app.get('/claims', { schema: { hide: true } }, () => claimsAtShops(database, SHOWN));

  app.get('/events', { schema: { hide: true } }, async () => {
    const rows = await newestEvents(database, EVENTS_SHOWN);
    return rows.map(({ name, at, properties }) => ({ name, at: at.toISOString(), properties }));
  });
});
