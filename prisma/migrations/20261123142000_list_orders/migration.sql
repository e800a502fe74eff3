-- Lists by what expires next look at what is in progress alone. Prisma's schema cannot name an index on a part of a
-- table, and its diff does not look at one.
CREATE INDEX "Document_open_expiry_idx" ON "Document" ("accountId", "isSandbox", "expiresAt", "id")
	WHERE "status" = 'InProgress' AND "expiresAt" IS NOT NULL AND "deletedAt" IS NULL;
