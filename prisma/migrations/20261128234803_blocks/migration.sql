-- CreateTable
CREATE TABLE "Block" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "createdById" UUID,
    "name" TEXT NOT NULL,
    "isShared" BOOLEAN NOT NULL DEFAULT false,
    "fields" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "modifiedAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(6),

    CONSTRAINT "Block_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Block_accountId_idx" ON "Block"("accountId");

-- CreateIndex
CREATE INDEX "Block_createdById_idx" ON "Block"("createdById");

-- CreateIndex
CREATE INDEX "Block_deletedAt_idx" ON "Block"("deletedAt");

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Block" ADD CONSTRAINT "Block_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
