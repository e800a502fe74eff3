-- CreateEnum
CREATE TYPE "OAuthBilling" AS ENUM ('User', 'Owner');

-- CreateEnum
CREATE TYPE "OAuthRefreshMode" AS ENUM ('Absolute', 'Sliding');

-- AlterTable
ALTER TABLE "ApiKey" ADD COLUMN     "scopes" TEXT;

-- CreateTable
CREATE TABLE "OAuthApp" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "logo" BYTEA,
    "hasLogo" BOOLEAN NOT NULL DEFAULT false,
    "redirectUris" TEXT[],
    "scopes" TEXT[],
    "secretValidityDays" INTEGER,
    "billing" "OAuthBilling" NOT NULL DEFAULT 'User',
    "refreshMode" "OAuthRefreshMode" NOT NULL DEFAULT 'Absolute',
    "actingUserId" UUID,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OAuthApp_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OAuthClient" (
    "id" TEXT NOT NULL,
    "appId" UUID NOT NULL,
    "isSandbox" BOOLEAN NOT NULL,

    CONSTRAINT "OAuthClient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OAuthSecret" (
    "id" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(6),
    "expiresAt" TIMESTAMPTZ(6),

    CONSTRAINT "OAuthSecret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OAuthConsent" (
    "userId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OAuthConsent_pkey" PRIMARY KEY ("userId","clientId")
);

-- CreateTable
CREATE TABLE "OAuthGrant" (
    "id" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "OAuthGrant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OAuthArtifact" (
    "kind" TEXT NOT NULL,
    "idHash" TEXT NOT NULL,
    "grantId" TEXT,
    "clientId" TEXT,
    "userId" UUID,
    "uidHash" TEXT,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "consumedAt" TIMESTAMPTZ(6),
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "OAuthArtifact_pkey" PRIMARY KEY ("kind","idHash")
);

-- CreateTable
CREATE TABLE "OAuthSigningKey" (
    "id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activatesAt" TIMESTAMPTZ(6) NOT NULL,
    "retiresAt" TIMESTAMPTZ(6),

    CONSTRAINT "OAuthSigningKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OAuthApp_accountId_createdAt_idx" ON "OAuthApp"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "OAuthApp_actingUserId_idx" ON "OAuthApp"("actingUserId");

-- CreateIndex
CREATE UNIQUE INDEX "OAuthClient_appId_isSandbox_key" ON "OAuthClient"("appId", "isSandbox");

-- CreateIndex
CREATE INDEX "OAuthSecret_clientId_createdAt_idx" ON "OAuthSecret"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "OAuthConsent_clientId_idx" ON "OAuthConsent"("clientId");

-- CreateIndex
CREATE INDEX "OAuthGrant_userId_clientId_idx" ON "OAuthGrant"("userId", "clientId");

-- CreateIndex
CREATE INDEX "OAuthGrant_createdAt_idx" ON "OAuthGrant"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "OAuthArtifact_uidHash_key" ON "OAuthArtifact"("uidHash");

-- CreateIndex
CREATE INDEX "OAuthArtifact_grantId_kind_expiresAt_idx" ON "OAuthArtifact"("grantId", "kind", "expiresAt");

-- CreateIndex
CREATE INDEX "OAuthArtifact_clientId_idx" ON "OAuthArtifact"("clientId");

-- CreateIndex
CREATE INDEX "OAuthArtifact_userId_idx" ON "OAuthArtifact"("userId");

-- CreateIndex
CREATE INDEX "OAuthArtifact_expiresAt_idx" ON "OAuthArtifact"("expiresAt");

-- AddForeignKey
ALTER TABLE "OAuthApp" ADD CONSTRAINT "OAuthApp_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthApp" ADD CONSTRAINT "OAuthApp_actingUserId_fkey" FOREIGN KEY ("actingUserId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthClient" ADD CONSTRAINT "OAuthClient_appId_fkey" FOREIGN KEY ("appId") REFERENCES "OAuthApp"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthSecret" ADD CONSTRAINT "OAuthSecret_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OAuthClient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthConsent" ADD CONSTRAINT "OAuthConsent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthConsent" ADD CONSTRAINT "OAuthConsent_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OAuthClient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthGrant" ADD CONSTRAINT "OAuthGrant_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "OAuthConsent"("userId", "clientId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthArtifact" ADD CONSTRAINT "OAuthArtifact_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "OAuthGrant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthArtifact" ADD CONSTRAINT "OAuthArtifact_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OAuthClient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OAuthArtifact" ADD CONSTRAINT "OAuthArtifact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
