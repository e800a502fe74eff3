-- What housekeeping looks for hourly are few documents among the many: seals under way or failed, and old
-- ones of the sandbox. Prisma's schema cannot name an index on a part of a table, and its diff does not look at one.
CREATE INDEX "Document_seal_open_idx" ON "Document" ("id") WHERE "sealState" IN ('Pending', 'Failed') AND "deletedAt" IS NULL;

CREATE INDEX "Document_sandbox_age_idx" ON "Document" ("createdAt") WHERE "isSandbox" AND "deletedAt" IS NULL;

-- CreateIndex
CREATE INDEX "CopyLink_expiresAt_idx" ON "CopyLink"("expiresAt");
