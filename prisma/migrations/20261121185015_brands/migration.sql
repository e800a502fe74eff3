-- CreateEnum
CREATE TYPE "DomainStatus" AS ENUM ('Pending', 'Verified', 'Lost');

-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "brand" JSONB,
ADD COLUMN     "brandId" UUID,
ADD COLUMN     "brandLogoKey" TEXT;

-- CreateTable
CREATE TABLE "Brand" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "logoKey" TEXT,
    "logoWidthPx" INTEGER NOT NULL DEFAULT 0,
    "logoHeightPx" INTEGER NOT NULL DEFAULT 0,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "domainName" TEXT,
    "domainStatus" "DomainStatus",
    "domainToken" TEXT,
    "domainCheckedAt" TIMESTAMPTZ(6),
    "domainCheckAt" TIMESTAMPTZ(6),
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Brand_accountId_createdAt_idx" ON "Brand"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "Brand_logoKey_idx" ON "Brand"("logoKey");

-- CreateIndex
CREATE INDEX "Brand_domainCheckAt_idx" ON "Brand"("domainCheckAt");

-- CreateIndex
CREATE INDEX "Document_brandLogoKey_idx" ON "Document"("brandLogoKey");

-- AddForeignKey
ALTER TABLE "Brand" ADD CONSTRAINT "Brand_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one default of an account, whoever asks at the same time. That there is one is the verbs' matter:
-- the default is never deleted, only another put in its place.
CREATE UNIQUE INDEX "Brand_one_default_per_account" ON "Brand"("accountId") WHERE "isDefault";

-- Every account begins with a brand of its own name that looks and works as documents did so far.
INSERT INTO "Brand" ("id", "accountId", "name", "isDefault", "settings", "updatedAt")
SELECT gen_random_uuid(), "id", "name", true, '{"combineAuditTrail": true, "combineAttachments": true}', CURRENT_TIMESTAMP
FROM "Account";
