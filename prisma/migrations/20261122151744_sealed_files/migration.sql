-- AlterTable
ALTER TABLE "Document" DROP COLUMN "sealedSha256";

-- CreateTable
CREATE TABLE "SealedFile" (
    "sha256" TEXT NOT NULL,
    "documentId" UUID NOT NULL,
    "kind" TEXT NOT NULL,

    CONSTRAINT "SealedFile_pkey" PRIMARY KEY ("sha256","documentId")
);

-- CreateIndex
CREATE INDEX "SealedFile_documentId_idx" ON "SealedFile"("documentId");
