-- AlterTable
ALTER TABLE "User" ADD COLUMN     "chosenTimeZone" TEXT,
ADD COLUMN     "pictureKey" TEXT;

-- CreateIndex
CREATE INDEX "User_pictureKey_idx" ON "User"("pictureKey");
