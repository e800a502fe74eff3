-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "isByProvider" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "SignInProvider" ADD COLUMN     "trustsEmails" BOOLEAN NOT NULL DEFAULT false;
