import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { FileStore } from '../files/file-store';
import type { Clock } from './clock';
import type { Messages } from './messages';

/** What the application is built from; nothing below it reaches for a global. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly messages: Messages;
  /** Photos of customers and shops. */
  readonly files: FileStore;
}

/** The Fastify instance, typed by the TypeBox schemas of its routes. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What each feature exports: it registers its routes on the app that already stands under `/v1/app`. */
export type FeatureRoutes = (app: App, parts: AppParts) => void | Promise<void>;
