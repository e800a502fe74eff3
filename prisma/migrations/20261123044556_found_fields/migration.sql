-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "found" JSONB,
ADD COLUMN     "leftOut" TEXT[] DEFAULT ARRAY[]::TEXT[];
