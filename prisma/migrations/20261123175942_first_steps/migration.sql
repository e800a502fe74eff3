-- AlterTable
ALTER TABLE "Account" ADD COLUMN     "setUpAt" TIMESTAMPTZ(6);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "firstStepsAwayAt" TIMESTAMPTZ(6);
