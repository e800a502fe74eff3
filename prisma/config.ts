import { defineConfig } from "prisma/config";

/** Prisma's own CLI configuration; only `prisma generate` is used (see prisma/README.md). */
export default defineConfig({ schema: "schema", migrations: { path: "migrations" } });
