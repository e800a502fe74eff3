-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isSandbox" BOOLEAN NOT NULL DEFAULT false;
