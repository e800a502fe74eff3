-- CreateEnum
CREATE TYPE "SenderIdentityStatus" AS ENUM ('Pending', 'Verified', 'Denied', 'Revoked');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "behalfEmail" TEXT,
ADD COLUMN     "behalfName" TEXT,
ADD COLUMN     "senderIdentityId" UUID;

-- CreateTable
CREATE TABLE "SenderIdentity" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "createdById" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "status" "SenderIdentityStatus" NOT NULL DEFAULT 'Pending',
    "approvedAt" TIMESTAMPTZ(6),
    "redirectUrl" TEXT,
    "brandId" UUID,
    "notificationSettings" JSONB NOT NULL DEFAULT '{}',
    "metaData" JSONB NOT NULL DEFAULT '{}',
    "locale" TEXT NOT NULL DEFAULT 'EN',
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifiedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SenderIdentity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SenderIdentityToken" (
    "hash" TEXT NOT NULL,
    "senderIdentityId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "SenderIdentityToken_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "SenderIdentity_accountId_createdAt_idx" ON "SenderIdentity"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "SenderIdentity_createdById_idx" ON "SenderIdentity"("createdById");

-- CreateIndex
CREATE INDEX "SenderIdentity_brandId_idx" ON "SenderIdentity"("brandId");

-- CreateIndex
CREATE UNIQUE INDEX "SenderIdentity_accountId_email_key" ON "SenderIdentity"("accountId", "email");

-- CreateIndex
CREATE INDEX "SenderIdentityToken_senderIdentityId_idx" ON "SenderIdentityToken"("senderIdentityId");

-- CreateIndex
CREATE INDEX "Document_senderIdentityId_idx" ON "Document"("senderIdentityId");

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_senderIdentityId_fkey" FOREIGN KEY ("senderIdentityId") REFERENCES "SenderIdentity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SenderIdentity" ADD CONSTRAINT "SenderIdentity_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SenderIdentity" ADD CONSTRAINT "SenderIdentity_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SenderIdentity" ADD CONSTRAINT "SenderIdentity_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "Brand"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SenderIdentityToken" ADD CONSTRAINT "SenderIdentityToken_senderIdentityId_fkey" FOREIGN KEY ("senderIdentityId") REFERENCES "SenderIdentity"("id") ON DELETE CASCADE ON UPDATE CASCADE;
