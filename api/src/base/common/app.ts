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
 * Properties that plugins decorate the app with, such as `app.clock`. Empty here: each `*-plugin.ts` augments it
 * (declaration merging).
 */
export interface Parts {}

/**
 * Parts that a function depends on, by name: `Needs<'database' | 'clock'>`. A route passes its `app`, a test a fake.
 */
export type Needs<Name extends keyof Parts> = Readonly<Pick<Parts, Name>>;
