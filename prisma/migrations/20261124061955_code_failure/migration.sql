-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "codeFailure" TEXT;

-- "Needs attention" looks for the few among the many. Prisma's schema cannot name an index on a part of a table, and its
-- diff does not look at one.
CREATE INDEX "Signer_code_missing_idx" ON "Signer" ("accountId") WHERE "codeFailure" IS NOT NULL AND "status" = 'NotCompleted';
