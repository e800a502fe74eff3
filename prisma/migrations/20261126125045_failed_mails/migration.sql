-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "failedJob" JSONB;

-- The doctor looks for the few that failed among the many. Prisma's schema cannot name an index on a part of a table,
-- and its diff does not look at one.
CREATE INDEX "Mail_failed_idx" ON "Mail" ("accountId", "createdAt") WHERE "status" = 'Failed';
