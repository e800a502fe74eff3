-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "datesFollowLanguage" BOOLEAN NOT NULL DEFAULT false;
