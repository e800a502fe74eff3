-- The trash is listed by when each came there, and holds few documents among the many. Prisma's schema cannot name an
-- index on a part of a table, and its diff does not look at one.
CREATE INDEX "Document_trash_idx" ON "Document" ("accountId", "isSandbox", "deletedAt" DESC, "id" DESC) WHERE "deletedAt" IS NOT NULL;
