-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "fontsNotEmbedded" TEXT[] DEFAULT ARRAY[]::TEXT[];
