-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "identityVerifier" TEXT NOT NULL DEFAULT 'BuiltIn';

-- AlterTable
ALTER TABLE "IdentityVerification" ADD COLUMN     "verifier" TEXT NOT NULL DEFAULT 'BuiltIn';

-- CreateTable
CREATE TABLE "IdentitySession" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "verifier" TEXT NOT NULL,
    "verificationId" UUID,
    "sessionId" TEXT,
    "createdAt" TIMESTAMPTZ(6) NOT NULL,
    "redactAt" TIMESTAMPTZ(6),
    "redactedAt" TIMESTAMPTZ(6),

    CONSTRAINT "IdentitySession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdentityEvent" (
    "id" TEXT NOT NULL,
    "sessionRow" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "IdentityEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "IdentitySession_sessionId_key" ON "IdentitySession"("sessionId");

-- CreateIndex
CREATE INDEX "IdentitySession_verificationId_idx" ON "IdentitySession"("verificationId");

-- CreateIndex
CREATE INDEX "IdentityEvent_sessionRow_idx" ON "IdentityEvent"("sessionRow");

-- AddForeignKey
ALTER TABLE "IdentitySession" ADD CONSTRAINT "IdentitySession_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "IdentityVerification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdentityEvent" ADD CONSTRAINT "IdentityEvent_sessionRow_fkey" FOREIGN KEY ("sessionRow") REFERENCES "IdentitySession"("id") ON DELETE CASCADE ON UPDATE CASCADE;
