-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "heldAt" TIMESTAMPTZ(6),
ADD COLUMN     "heldBy" TEXT,
ADD COLUMN     "heldReason" TEXT;

-- Few documents are held. Prisma's schema cannot name an index on a part of a table, and its diff does not look at one.
CREATE INDEX "Document_held_idx" ON "Document" ("accountId", "id") WHERE "heldAt" IS NOT NULL;
