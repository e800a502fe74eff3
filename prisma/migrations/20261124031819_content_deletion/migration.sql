-- CreateEnum
CREATE TYPE "ContentDeletionStatus" AS ENUM ('Waiting', 'Running', 'Done');

-- CreateTable
CREATE TABLE "ContentDeletion" (
    "id" UUID NOT NULL,
    "accountId" UUID NOT NULL,
    "personName" TEXT NOT NULL,
    "status" "ContentDeletionStatus" NOT NULL DEFAULT 'Waiting',
    "startedAt" TIMESTAMPTZ(6) NOT NULL,
    "dueAt" TIMESTAMPTZ(6) NOT NULL,
    "remindedAt" TIMESTAMPTZ(6),
    "documentCount" INTEGER NOT NULL,
    "steppedAt" TIMESTAMPTZ(6) NOT NULL,
    "endedAt" TIMESTAMPTZ(6),
    "keptCount" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ContentDeletion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContentDeletion_accountId_key" ON "ContentDeletion"("accountId");

-- CreateIndex
CREATE INDEX "ContentDeletion_status_dueAt_idx" ON "ContentDeletion"("status", "dueAt");

-- AddForeignKey
ALTER TABLE "ContentDeletion" ADD CONSTRAINT "ContentDeletion_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
