-- DropIndex
DROP INDEX "User_email_key";

-- CreateIndex
CREATE INDEX "User_email_idx" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_accountId_email_key" ON "User"("accountId", "email");

-- People sign in with their address, so one active user has it; an invitation tells nobody whose it is.
CREATE UNIQUE INDEX "User_one_active_per_email" ON "User"("email") WHERE "status" = 'Active';
