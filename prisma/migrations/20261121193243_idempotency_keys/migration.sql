-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "accountId" UUID NOT NULL,
    "id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "claim" UUID NOT NULL,
    "claimedUntil" TIMESTAMPTZ(6) NOT NULL,
    "isCommitted" BOOLEAN NOT NULL DEFAULT false,
    "status" INTEGER,
    "body" JSONB,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("accountId","id")
);

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");
