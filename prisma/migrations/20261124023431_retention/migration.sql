-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "retentionDays" INTEGER,
ADD COLUMN     "retentionKeepsCertificate" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "retentionSince" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "deleteAt" TIMESTAMPTZ(6),
ADD COLUMN     "keepsCertificate" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "RetentionNotice" (
    "userId" UUID NOT NULL,
    "deleteAt" TIMESTAMPTZ(6) NOT NULL,
    "accountId" UUID NOT NULL,
    "documents" INTEGER NOT NULL,

    CONSTRAINT "RetentionNotice_pkey" PRIMARY KEY ("userId","deleteAt")
);

-- CreateTable
CREATE TABLE "KeptCertificate" (
    "documentId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "senderId" UUID NOT NULL,
    "isSandbox" BOOLEAN NOT NULL,
    "title" TEXT NOT NULL,
    "completedAt" TIMESTAMPTZ(6) NOT NULL,
    "certificateKey" TEXT NOT NULL,
    "purgedAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "KeptCertificate_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE INDEX "RetentionNotice_accountId_idx" ON "RetentionNotice"("accountId");

-- CreateIndex
CREATE INDEX "KeptCertificate_accountId_purgedAt_documentId_idx" ON "KeptCertificate"("accountId", "purgedAt" DESC, "documentId" DESC);

-- CreateIndex
CREATE INDEX "KeptCertificate_teamId_purgedAt_documentId_idx" ON "KeptCertificate"("teamId", "purgedAt" DESC, "documentId" DESC);

-- CreateIndex
CREATE INDEX "KeptCertificate_senderId_purgedAt_documentId_idx" ON "KeptCertificate"("senderId", "purgedAt" DESC, "documentId" DESC);

-- CreateIndex
CREATE INDEX "KeptCertificate_certificateKey_idx" ON "KeptCertificate"("certificateKey");

-- The rule reads the oldest completed documents that have no time yet, and those whose time has come, of which both are
-- few. Prisma's schema cannot name an index on a part of a table, and its diff does not look at one.
CREATE INDEX "Document_retained_idx" ON "Document" ("accountId", "sealedAt")
	WHERE "status" = 'Completed' AND "deletedAt" IS NULL AND "heldAt" IS NULL AND "deleteAt" IS NULL AND NOT "isSandbox";
CREATE INDEX "Document_planned_idx" ON "Document" ("deleteAt", "senderId") WHERE "deleteAt" IS NOT NULL AND "deletedAt" IS NULL;
