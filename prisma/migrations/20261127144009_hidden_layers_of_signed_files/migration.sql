-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "hiddenLayers" TEXT[] DEFAULT ARRAY[]::TEXT[];
