-- DropIndex
DROP INDEX "Mail_accountId_createdAt_id_idx";

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "isSandbox" BOOLEAN;

UPDATE "Mail" SET "isSandbox" = d."isSandbox" FROM "Document" d WHERE d."id" = "Mail"."documentId";

-- CreateIndex
CREATE INDEX "Mail_accountId_isSandbox_createdAt_id_idx" ON "Mail"("accountId", "isSandbox", "createdAt" DESC, "id" DESC);
