-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "isDelayTold" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "nextAttemptAt" TIMESTAMPTZ(6);
