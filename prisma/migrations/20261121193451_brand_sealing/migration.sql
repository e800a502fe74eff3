-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "mailedKey" TEXT;

-- CreateTable
CREATE TABLE "CopyLink" (
    "hash" TEXT NOT NULL,
    "carbonCopyId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "CopyLink_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "CopyLink_carbonCopyId_idx" ON "CopyLink"("carbonCopyId");

-- CreateIndex
CREATE INDEX "Document_mailedKey_idx" ON "Document"("mailedKey");

-- AddForeignKey
ALTER TABLE "CopyLink" ADD CONSTRAINT "CopyLink_carbonCopyId_fkey" FOREIGN KEY ("carbonCopyId") REFERENCES "CarbonCopy"("id") ON DELETE CASCADE ON UPDATE CASCADE;
