import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/base/tables/sandbox-*.ts',
  out: './migrations-sandbox',
});
