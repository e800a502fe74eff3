-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "noticesHeldUntil" TIMESTAMPTZ(6),
ADD COLUMN     "timestampTries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "timestampUntil" TIMESTAMPTZ(6);

-- CreateIndex
CREATE INDEX "Document_timestampUntil_idx" ON "Document"("timestampUntil");

-- CreateIndex
CREATE INDEX "DocumentFile_uploadSha256_idx" ON "DocumentFile"("uploadSha256");
