import fp from 'fastify-plugin';
import type { App, Needs, Parts } from './app';

/** Whether these parts are on the app; Fastify has refused to start before this could be false. */
export const hasParts = <Need extends keyof Parts>(app: App, needs: readonly Need[]): app is App & Needs<Need> =>
  needs.every((need) => app.hasDecorator(need));

/**
 * A feature of the API as a Fastify plugin of its own scope: its routes, and the parts that they work with. A part that is not
 * among its needs does not compile in its routes, and one that nobody has registered stops the start with both names.
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
