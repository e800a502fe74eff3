-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isTwofold" BOOLEAN NOT NULL DEFAULT false;
