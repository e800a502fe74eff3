-- AlterEnum
ALTER TYPE "SignerStatus" ADD VALUE 'NotNeeded';

-- DropIndex
DROP INDEX "DocumentField_documentId_fieldId_key";

-- AlterTable
ALTER TABLE "Signer" ADD COLUMN     "groupId" UUID,
ADD COLUMN     "groupKey" UUID,
ADD COLUMN     "groupName" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "DocumentField_documentId_signerId_fieldId_key" ON "DocumentField"("documentId", "signerId", "fieldId");
