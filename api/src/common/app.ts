import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** The Fastify instance, typed by the TypeBox schemas of its routes. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Every part that the core plugins put on the app. */
export type Part = 'clock' | 'config' | 'database' | 'files' | 'messages';

/**
 * The parts that a function works with, by name: `Needs<'database' | 'clock'>`. A route hands over its `app`, a test what it
 * likes.
 */
export type Needs<Name extends Part> = Readonly<Pick<FastifyInstance, Name>>;

/** All of them: what a server is built from. */
export type AppParts = Needs<Part>;

/** What each feature exports: it registers its routes on the app that already stands under `/v1/app`. */
export type FeatureRoutes = (app: App, parts: AppParts) => void | Promise<void>;
