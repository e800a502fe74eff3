-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "sentAgainAt" TIMESTAMPTZ(6);
