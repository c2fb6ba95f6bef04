import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/league/src/host/tables.ts',
  out: './apps/league/migrations',
});
