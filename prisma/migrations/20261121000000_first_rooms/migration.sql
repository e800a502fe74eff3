-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('Admin', 'TeamAdmin', 'Member');

-- CreateEnum
CREATE TYPE "UserStatus" AS ENUM ('InvitationPending', 'Active', 'Deactivated');

-- CreateEnum
CREATE TYPE "PasswordTokenPurpose" AS ENUM ('Reset', 'Invitation');

-- CreateEnum
CREATE TYPE "DocumentStatus" AS ENUM ('Draft', 'Scheduled', 'InProgress', 'Completed', 'Declined', 'Expired', 'Revoked');

-- CreateEnum
CREATE TYPE "SealState" AS ENUM ('None', 'Pending', 'Failed', 'Sealed');

-- CreateEnum
CREATE TYPE "SignerType" AS ENUM ('Signer', 'Reviewer', 'InPersonSigner');

-- CreateEnum
CREATE TYPE "SignerStatus" AS ENUM ('NotCompleted', 'Completed', 'Declined', 'Revoked', 'Expired');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('None', 'Queued', 'Sent', 'Failed');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('Queued', 'Sent', 'Failed');

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "plan" TEXT NOT NULL DEFAULT 'business',
    "dateFormat" TEXT NOT NULL DEFAULT 'MM/dd/yyyy',
    "timeFormat" TEXT NOT NULL DEFAULT 'HH:mm',
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Team" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "UserRole" NOT NULL DEFAULT 'Member',
    "status" "UserStatus" NOT NULL DEFAULT 'InvitationPending',
    "passwordHash" TEXT,
    "locale" TEXT NOT NULL DEFAULT 'EN',
    "notificationSettings" JSONB NOT NULL DEFAULT '{}',
    "metaData" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSignInAt" TIMESTAMPTZ(6),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,
    "revokedAt" TIMESTAMPTZ(6),
    "ip" TEXT NOT NULL DEFAULT '',
    "userAgent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasswordToken" (
    "hash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "PasswordTokenPurpose" NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,
    "usedAt" TIMESTAMPTZ(6),

    CONSTRAINT "PasswordToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "isSandbox" BOOLEAN NOT NULL DEFAULT false,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(6),
    "expiresAt" TIMESTAMPTZ(6),
    "revokedAt" TIMESTAMPTZ(6),

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "documentId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "type" TEXT NOT NULL,
    "actorType" TEXT NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL DEFAULT '',
    "actorEmail" TEXT NOT NULL DEFAULT '',
    "ip" TEXT NOT NULL DEFAULT '',
    "userAgent" TEXT NOT NULL DEFAULT '',
    "data" JSONB NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("documentId","seq")
);

-- CreateTable
CREATE TABLE "Tombstone" (
    "documentId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "chainHead" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "Tombstone_pkey" PRIMARY KEY ("documentId")
);

-- CreateTable
CREATE TABLE "AccountEvent" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "type" TEXT NOT NULL,
    "userId" UUID,
    "ip" TEXT NOT NULL DEFAULT '',
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "AccountEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Document" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "senderId" UUID NOT NULL,
    "isSandbox" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "status" "DocumentStatus" NOT NULL DEFAULT 'InProgress',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "enableSigningOrder" BOOLEAN NOT NULL DEFAULT false,
    "enableReassign" BOOLEAN NOT NULL DEFAULT true,
    "disableEmails" BOOLEAN NOT NULL DEFAULT false,
    "labels" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "metaData" JSONB NOT NULL DEFAULT '{}',
    "searchText" TEXT NOT NULL DEFAULT '',
    "pageCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(6),
    "activityAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6),
    "closedAt" TIMESTAMPTZ(6),
    "closeReason" TEXT,
    "deletedAt" TIMESTAMPTZ(6),
    "chainHead" TEXT NOT NULL DEFAULT '',
    "eventCount" INTEGER NOT NULL DEFAULT 0,
    "sealState" "SealState" NOT NULL DEFAULT 'None',
    "sealAttempts" INTEGER NOT NULL DEFAULT 0,
    "sealError" TEXT,
    "sealedAt" TIMESTAMPTZ(6),
    "sealedKey" TEXT,
    "sealedSha256" TEXT,
    "sealedLevel" TEXT,
    "auditLogKey" TEXT,

    CONSTRAINT "Document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentFile" (
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "uploadSha256" TEXT NOT NULL,
    "uploadKey" TEXT NOT NULL,
    "workingSha256" TEXT NOT NULL,
    "workingKey" TEXT NOT NULL,
    "isSigned" BOOLEAN NOT NULL DEFAULT false,
    "firstPage" INTEGER NOT NULL,
    "pageCount" INTEGER NOT NULL,
    "pages" JSONB NOT NULL,

    CONSTRAINT "DocumentFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Signer" (
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "type" "SignerType" NOT NULL DEFAULT 'Signer',
    "role" TEXT NOT NULL DEFAULT 'Signer',
    "order" INTEGER NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'EN',
    "privateMessage" TEXT NOT NULL DEFAULT '',
    "hostName" TEXT,
    "hostEmail" TEXT,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "status" "SignerStatus" NOT NULL DEFAULT 'NotCompleted',
    "deliveryStatus" "DeliveryStatus" NOT NULL DEFAULT 'None',
    "deliveryError" TEXT,
    "firstDeliveredAt" TIMESTAMPTZ(6),
    "activatedAt" TIMESTAMPTZ(6),
    "viewedAt" TIMESTAMPTZ(6),
    "lastViewedAt" TIMESTAMPTZ(6),
    "consentedAt" TIMESTAMPTZ(6),
    "signedAt" TIMESTAMPTZ(6),
    "declineReason" TEXT,
    "signature" JSONB,
    "initials" JSONB,
    "lastRemindedAt" TIMESTAMPTZ(6),
    "updatedAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "Signer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignerToken" (
    "hash" TEXT NOT NULL,
    "signerId" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(6),
    "revokedAt" TIMESTAMPTZ(6),

    CONSTRAINT "SignerToken_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "CarbonCopy" (
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "email" TEXT NOT NULL,

    CONSTRAINT "CarbonCopy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentField" (
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "signerId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "fieldId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,
    "value" TEXT,
    "valueKey" TEXT,
    "valueAt" TIMESTAMPTZ(6),
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DocumentField_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "accountId" UUID NOT NULL,
    "documentId" UUID,
    "signerId" UUID,
    "messageId" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" "MailStatus" NOT NULL DEFAULT 'Queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(6),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Installation" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "Team_accountId_idx" ON "Team"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_accountId_createdAt_idx" ON "User"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "User_teamId_idx" ON "User"("teamId");

-- CreateIndex
CREATE INDEX "Session_userId_createdAt_idx" ON "Session"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE INDEX "PasswordToken_userId_idx" ON "PasswordToken"("userId");

-- CreateIndex
CREATE INDEX "PasswordToken_expiresAt_idx" ON "PasswordToken"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey"("hash");

-- CreateIndex
CREATE INDEX "ApiKey_accountId_createdAt_idx" ON "ApiKey"("accountId", "createdAt");

-- CreateIndex
CREATE INDEX "ApiKey_userId_idx" ON "ApiKey"("userId");

-- CreateIndex
CREATE INDEX "Tombstone_accountId_at_idx" ON "Tombstone"("accountId", "at");

-- CreateIndex
CREATE INDEX "AccountEvent_accountId_at_idx" ON "AccountEvent"("accountId", "at" DESC);

-- CreateIndex
CREATE INDEX "Document_accountId_isSandbox_activityAt_id_idx" ON "Document"("accountId", "isSandbox", "activityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Document_accountId_isSandbox_status_activityAt_id_idx" ON "Document"("accountId", "isSandbox", "status", "activityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Document_senderId_isSandbox_activityAt_id_idx" ON "Document"("senderId", "isSandbox", "activityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Document_teamId_isSandbox_activityAt_id_idx" ON "Document"("teamId", "isSandbox", "activityAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Document_deletedAt_idx" ON "Document"("deletedAt");

-- CreateIndex
CREATE INDEX "Document_sealedKey_idx" ON "Document"("sealedKey");

-- CreateIndex
CREATE INDEX "Document_auditLogKey_idx" ON "Document"("auditLogKey");

-- CreateIndex
CREATE INDEX "Document_status_expiresAt_idx" ON "Document"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "DocumentFile_uploadKey_idx" ON "DocumentFile"("uploadKey");

-- CreateIndex
CREATE INDEX "DocumentFile_workingKey_idx" ON "DocumentFile"("workingKey");

-- CreateIndex
CREATE UNIQUE INDEX "DocumentFile_documentId_position_key" ON "DocumentFile"("documentId", "position");

-- CreateIndex
CREATE INDEX "Signer_accountId_email_idx" ON "Signer"("accountId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "Signer_documentId_position_key" ON "Signer"("documentId", "position");

-- CreateIndex
CREATE INDEX "SignerToken_signerId_idx" ON "SignerToken"("signerId");

-- CreateIndex
CREATE UNIQUE INDEX "CarbonCopy_documentId_email_key" ON "CarbonCopy"("documentId", "email");

-- CreateIndex
CREATE INDEX "DocumentField_signerId_idx" ON "DocumentField"("signerId");

-- CreateIndex
CREATE INDEX "DocumentField_valueKey_idx" ON "DocumentField"("valueKey");

-- CreateIndex
CREATE UNIQUE INDEX "DocumentField_documentId_fieldId_key" ON "DocumentField"("documentId", "fieldId");

-- CreateIndex
CREATE UNIQUE INDEX "Mail_messageId_key" ON "Mail"("messageId");

-- CreateIndex
CREATE INDEX "Mail_accountId_createdAt_id_idx" ON "Mail"("accountId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Mail_documentId_idx" ON "Mail"("documentId");

-- CreateIndex
CREATE INDEX "Mail_createdAt_idx" ON "Mail"("createdAt");

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordToken" ADD CONSTRAINT "PasswordToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Document" ADD CONSTRAINT "Document_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentFile" ADD CONSTRAINT "DocumentFile_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Signer" ADD CONSTRAINT "Signer_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignerToken" ADD CONSTRAINT "SignerToken_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CarbonCopy" ADD CONSTRAINT "CarbonCopy_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentField" ADD CONSTRAINT "DocumentField_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentField" ADD CONSTRAINT "DocumentField_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;
