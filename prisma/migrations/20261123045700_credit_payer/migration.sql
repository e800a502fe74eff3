-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "creditPayerId" UUID;
