-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "isAwaitingCheck" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "needsCheck" BOOLEAN NOT NULL DEFAULT false;
