-- CreateEnum
CREATE TYPE "DataExportStatus" AS ENUM ('Running', 'Ready', 'Failed');

-- CreateTable
CREATE TABLE "DataExport" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "status" "DataExportStatus" NOT NULL DEFAULT 'Running',
    "startedAt" TIMESTAMPTZ(6) NOT NULL,
    "place" JSONB NOT NULL,
    "partCount" INTEGER NOT NULL DEFAULT 0,
    "sizeBytes" BIGINT NOT NULL DEFAULT 0,
    "fileCount" INTEGER NOT NULL DEFAULT 0,
    "documentCount" INTEGER NOT NULL,
    "documentsDone" INTEGER NOT NULL DEFAULT 0,
    "steppedAt" TIMESTAMPTZ(6) NOT NULL,
    "failure" JSONB,
    "endedAt" TIMESTAMPTZ(6),
    "expiresAt" TIMESTAMPTZ(6),

    CONSTRAINT "DataExport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DataExportPart" (
    "exportId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "objectKey" TEXT NOT NULL,
    "startsAt" BIGINT NOT NULL,
    "sizeBytes" BIGINT NOT NULL,
    "members" JSONB NOT NULL,

    CONSTRAINT "DataExportPart_pkey" PRIMARY KEY ("exportId","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "DataExport_accountId_key" ON "DataExport"("accountId");

-- CreateIndex
CREATE INDEX "DataExport_userId_idx" ON "DataExport"("userId");

-- CreateIndex
CREATE INDEX "DataExport_status_steppedAt_idx" ON "DataExport"("status", "steppedAt");

-- CreateIndex
CREATE INDEX "DataExportPart_objectKey_idx" ON "DataExportPart"("objectKey");

-- CreateIndex
CREATE INDEX "Document_accountId_createdAt_id_idx" ON "Document"("accountId", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "DataExport" ADD CONSTRAINT "DataExport_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataExport" ADD CONSTRAINT "DataExport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DataExportPart" ADD CONSTRAINT "DataExportPart_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "DataExport"("id") ON DELETE CASCADE ON UPDATE CASCADE;
