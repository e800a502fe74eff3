-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "isDrawn" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "undrawnPages" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
