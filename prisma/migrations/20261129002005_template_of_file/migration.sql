-- AlterTable
ALTER TABLE "DocumentFile" ADD COLUMN     "templateId" UUID;
