import { defineConfig } from 'drizzle-kit';

/** Tables of the sandbox have migrations of their own: drizzle.sandbox.config.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/base/tables/!(index|sandbox-*).ts',
  out: './migrations',
});
