import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Garment } from '@dongne/contract';
import { requests } from './request-tables';

/** Mends requested by the customer. */
export const requestMends = pgTable(
  'request_mends',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    mendName: text('mend_name').notNull(),
    withLaundry: boolean('with_laundry').notNull(),
    mendDetail: text('mend_detail').notNull(),
    /** Garment to mend; null for rows from before garments could be chosen. */
    clothType: text('cloth_type').$type<Garment>(),
    /** Number shared by all mends of one garment within the request. */
    clothNo: integer('cloth_no'),
  },
  (table) => [index('request_mends_of_request').on(table.requestId, table.id)],
);

/** Subject of a request's photo. */
export type RequestPhotoKind = 'stain' | 'mend' | 'cloth' | 'collect' | 'item' | 'noshow' | 'delivered';

/** Metadata of photos; the bytes are in the `files` port under `fileKey`. */
export const requestPhotos = pgTable(
  'request_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    mendId: integer('mend_id').references(() => requestMends.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RequestPhotoKind>().notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('request_photos_of_request').on(table.requestId, table.id),
    uniqueIndex('request_photos_file').on(table.fileKey),
  ],
);
