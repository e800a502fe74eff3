-- AlterTable
ALTER TABLE "User" ADD COLUMN     "timeZone" TEXT;

-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "timeZone" TEXT;
