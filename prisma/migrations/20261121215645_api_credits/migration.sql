-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "apiCredits" INTEGER;
