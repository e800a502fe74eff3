-- AlterTable
ALTER TABLE "User" ADD COLUMN     "invitedAt" TIMESTAMPTZ(6),
ADD COLUMN     "invitedById" UUID;

-- Whoever has not accepted yet was asked in when they were made.
UPDATE "User" SET "invitedAt" = "createdAt" WHERE "status" = 'InvitationPending';

-- CreateIndex
CREATE INDEX "User_invitedById_idx" ON "User"("invitedById");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
