-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "oauthClientId" TEXT;
