-- AlterTable
ALTER TABLE "Process" ADD COLUMN     "uncaughtErrors" INTEGER NOT NULL DEFAULT 0;
