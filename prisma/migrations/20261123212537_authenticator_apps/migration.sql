-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP;
-- Who is signed in already has proved it when they signed in.
UPDATE "Session" SET "provedAt" = "createdAt";

-- CreateTable
CREATE TABLE "AuthenticatorApp" (
    "userId" UUID NOT NULL,
    "secret" BYTEA,
    "since" TIMESTAMPTZ(6),
    "lastUsedAt" TIMESTAMPTZ(6),
    "lastPeriod" INTEGER,
    "pendingSecret" BYTEA,
    "pendingUntil" TIMESTAMPTZ(6),

    CONSTRAINT "AuthenticatorApp_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(6),

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("userId","hash")
);

-- CreateTable
CREATE TABLE "HalfSignIn" (
    "hash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "proved" TEXT[],
    "failures" INTEGER NOT NULL DEFAULT 0,
    "expiresAt" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "HalfSignIn_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "HalfSignIn_userId_idx" ON "HalfSignIn"("userId");

-- CreateIndex
CREATE INDEX "HalfSignIn_expiresAt_idx" ON "HalfSignIn"("expiresAt");

-- AddForeignKey
ALTER TABLE "AuthenticatorApp" ADD CONSTRAINT "AuthenticatorApp_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HalfSignIn" ADD CONSTRAINT "HalfSignIn_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
