-- CreateEnum
CREATE TYPE "AuthenticationType" AS ENUM ('None', 'AccessCode', 'EmailOTP', 'SMSOTP');

-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "accessCodeHash" TEXT,
ADD COLUMN     "authenticationFrequency" TEXT NOT NULL DEFAULT 'None',
ADD COLUMN     "authenticationTries" INTEGER NOT NULL DEFAULT 5,
ADD COLUMN     "authenticationType" "AuthenticationType" NOT NULL DEFAULT 'None',
ADD COLUMN     "failedProofAt" TIMESTAMPTZ(6),
ADD COLUMN     "failedProofs" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "proofLockedAt" TIMESTAMPTZ(6),
ADD COLUMN     "provedAt" TIMESTAMPTZ(6);

-- CreateTable
CREATE TABLE "SignerProof" (
    "hash" TEXT NOT NULL,
    "signerId" UUID NOT NULL,
    "provedAt" TIMESTAMPTZ(6) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "SignerProof_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "SignerCode" (
    "signerId" UUID NOT NULL,
    "askedAt" TIMESTAMPTZ(6) NOT NULL,
    "hash" TEXT,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "SignerCode_pkey" PRIMARY KEY ("signerId")
);

-- CreateTable
CREATE TABLE "DraftAccessCode" (
    "documentId" UUID NOT NULL,
    "recipientId" UUID NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "DraftAccessCode_pkey" PRIMARY KEY ("documentId","recipientId")
);

-- CreateIndex
CREATE INDEX "SignerProof_signerId_idx" ON "SignerProof"("signerId");

-- CreateIndex
CREATE INDEX "SignerProof_lastUsedAt_idx" ON "SignerProof"("lastUsedAt");

-- CreateIndex
CREATE INDEX "SignerCode_expiresAt_idx" ON "SignerCode"("expiresAt");

-- AddForeignKey
ALTER TABLE "SignerProof" ADD CONSTRAINT "SignerProof_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignerCode" ADD CONSTRAINT "SignerCode_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DraftAccessCode" ADD CONSTRAINT "DraftAccessCode_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
