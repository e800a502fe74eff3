-- DropIndex
DROP INDEX "Document_deletedAt_idx";

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "purgeAt" TIMESTAMPTZ(6);

-- CreateIndex
CREATE INDEX "Document_purgeAt_idx" ON "Document"("purgeAt");

UPDATE "Document" SET "purgeAt" = "deletedAt" + interval '30 days' WHERE "deletedAt" IS NOT NULL;

-- Finds the mails that have an object attached; most have none.
CREATE INDEX "Mail_attachment_keys_idx" ON "Mail" USING GIN ("attachments" jsonb_path_ops) WHERE "attachments" <> '[]';
