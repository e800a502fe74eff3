-- AlterTable
ALTER TABLE "ContentDeletion" ADD COLUMN     "takesCertificates" BOOLEAN NOT NULL DEFAULT false;
