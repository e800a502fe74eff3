-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "templateLimits" JSONB;
