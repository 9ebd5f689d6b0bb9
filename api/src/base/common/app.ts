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

/**
 * What plugins put on the app for others, such as `app.clock`. Empty here: each plugin adds its own part beside itself, in
 * `*-plugin.ts`.
 */
export interface Parts {}

/**
 * The parts that a function works with, by name: `Needs<'database' | 'clock'>`. A route hands over its `app`, a test what it
 * likes.
 */
export type Needs<Name extends keyof Parts> = Readonly<Pick<Parts, Name>>;
