-- CreateEnum
CREATE TYPE "IdentityStatus" AS ENUM ('Capturing', 'Submitted', 'Lines', 'Review', 'Succeeded', 'Failed');

-- AlterEnum
ALTER TYPE "AuthenticationType" ADD VALUE 'IdVerification';

-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "identityAcceptsMatches" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "identityPictureDays" INTEGER NOT NULL DEFAULT 30;

-- AlterTable
ALTER TABLE "SignerProof" ADD COLUMN     "handId" UUID;

-- AlterTable
ALTER TABLE "SignerToken" ADD COLUMN     "handId" UUID,
ADD COLUMN     "takenAt" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "IdentityVerification" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "signerId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "IdentityStatus" NOT NULL DEFAULT 'Capturing',
    "statusAt" TIMESTAMPTZ(6) NOT NULL,
    "handId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "beganAt" TIMESTAMPTZ(6) NOT NULL,
    "submittedAt" TIMESTAMPTZ(6),
    "lineTries" INTEGER NOT NULL DEFAULT 0,
    "findings" BYTEA,
    "rejection" TEXT,
    "note" TEXT,
    "reviewerId" UUID,
    "reviewerName" TEXT,
    "viewerId" UUID NOT NULL,
    "goneAt" TIMESTAMPTZ(6),
    "goneWhy" TEXT,

    CONSTRAINT "IdentityVerification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdentityPicture" (
    "id" UUID NOT NULL,
    "verificationId" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "picture" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "objectKey" TEXT NOT NULL,
    "wrappedKey" BYTEA NOT NULL,
    "takenAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "IdentityPicture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "IdentityVerification_documentId_idx" ON "IdentityVerification"("documentId");

-- CreateIndex
CREATE INDEX "IdentityVerification_status_statusAt_idx" ON "IdentityVerification"("status", "statusAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdentityVerification_signerId_number_key" ON "IdentityVerification"("signerId", "number");

-- CreateIndex
CREATE INDEX "IdentityPicture_documentId_idx" ON "IdentityPicture"("documentId");

-- CreateIndex
CREATE INDEX "IdentityPicture_objectKey_idx" ON "IdentityPicture"("objectKey");

-- CreateIndex
CREATE UNIQUE INDEX "IdentityPicture_verificationId_picture_key" ON "IdentityPicture"("verificationId", "picture");

-- AddForeignKey
ALTER TABLE "IdentityVerification" ADD CONSTRAINT "IdentityVerification_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdentityVerification" ADD CONSTRAINT "IdentityVerification_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdentityPicture" ADD CONSTRAINT "IdentityPicture_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "IdentityVerification"("id") ON DELETE CASCADE ON UPDATE CASCADE;
