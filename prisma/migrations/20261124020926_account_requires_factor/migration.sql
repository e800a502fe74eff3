-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "requiresFactor" BOOLEAN NOT NULL DEFAULT false;
