import { createHash } from 'node:crypto';
import { BRAND } from '@dongne/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { forEverybody, feature, IdParams, type Needs } from '#base';
import { drawShop, existingLaundry, firstPhotoKey, roundedRating } from '../laundries';
import { generalPreview, paintPreview, shopPreview, type Preview } from './preview-svg';
import { previewCache } from './preview-cache';
import { lettering, outlineTexts, type Write } from './text-outlines';

const PICTURE = {
  200: {
    description: 'the picture, 1200 by 630',
    content: { 'image/png': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
  },
};

/** Version of the design, part of the ETag. */
const DRAWING = 1;
/** Scene of shops, the front by day; the default preview uses another one. */
const FRONT = 0;
const NOBODYS_SHOP = { id: 20, laundryName: BRAND.name };

/** Requested preview with everything it depends on. */
interface Wanted {
  readonly key: readonly unknown[];
  readonly draw: () => Promise<Preview>;
}

const sceneOf = (shop: { readonly id: number; readonly laundryName: string }, write: Write): string =>
  outlineTexts(drawShop(shop, FRONT, 'wide') ?? '', write);

const wantedShop = async (
  { database, files }: Needs<'database' | 'files'>,
  id: number,
  write: Write,
): Promise<Wanted> => {
  const { laundryName, gungu, dong, rating, reviewCount } = await existingLaundry(database, id);
  const photoKey = await firstPhotoKey(database, id);
  const shop = { name: laundryName, place: `${gungu} ${dong}`, rating: roundedRating(rating), reviewCount };
  return {
    key: [id, shop, photoKey],
    draw: async () => {
      const photo = photoKey === undefined ? undefined : await files.get(photoKey);
      return { svg: shopPreview(shop, sceneOf({ id, laundryName }, write), write), ...(photo && { photo }) };
    },
  };
};

/** Link previews: of a shop, and a default one. */
export const previewRoutes = feature({ name: 'previews', needs: ['database', 'files'] }, (app) => {
  const write = lettering();
  const previews = previewCache();

  const send = async (request: FastifyRequest, reply: FastifyReply, { key, draw }: Wanted): Promise<void> => {
    const name = createHash('sha256')
      .update(JSON.stringify([DRAWING, key]))
      .digest('base64url');
    const tag = `"${name}"`;
    // Caches for an hour, because ratings change.
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
    // Answers 304 before rendering.
    if ((request.headers['if-none-match'] ?? '').split(',').some((held) => held.trim() === tag))
      return void reply.code(304).send();
    const picture = await previews(name, async () => paintPreview(await draw()));
    reply.type('image/png').header('content-security-policy', "default-src 'none'; sandbox").send(picture);
  };

  forEverybody(app, (scope) => {
    scope.get('/preview', { schema: { response: PICTURE } }, async (request, reply) => {
      const draw = async (): Promise<Preview> => ({ svg: generalPreview(sceneOf(NOBODYS_SHOP, write), write) });
      await send(request, reply, { key: ['general'], draw });
      return reply;
    });
    scope.get(
      '/laundry/:id/preview',
      { schema: { tags: ['laundry'], params: IdParams, response: PICTURE } },
      async (request, reply) => {
        await send(request, reply, await wantedShop(app, request.params.id, write));
        return reply;
      },
    );
  });
});
