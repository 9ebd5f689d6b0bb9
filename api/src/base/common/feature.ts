import fp from 'fastify-plugin';
import type { App, Needs, Parts } from './app';

/** Whether the app has these parts; always true after the start, because Fastify rejects a missing dependency. */
export const hasParts = <Need extends keyof Parts>(app: App, needs: readonly Need[]): app is App & Needs<Need> =>
  needs.every((need) => app.hasDecorator(need));

/**
 * Defines a feature as an encapsulated Fastify plugin: its routes and the parts that they use. Using an undeclared part
 * does not compile, and an unregistered one stops the start with both names.
 */
export const feature = <Need extends keyof Parts>(
  { name, needs }: { readonly name: string; readonly needs: readonly Need[] },
  register: (app: App & Needs<Need>) => void | Promise<void>,
) =>
  fp(
    async (app: App) => {
      if (hasParts(app, needs)) await register(app);
    },
    { name, dependencies: [...needs], encapsulate: true },
  );
