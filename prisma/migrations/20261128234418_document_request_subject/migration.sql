-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "requestSubject" TEXT;
