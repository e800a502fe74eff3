-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "sealedKey" TEXT;

-- CreateIndex
CREATE INDEX "DocumentFile_sealedKey_idx" ON "DocumentFile"("sealedKey");
